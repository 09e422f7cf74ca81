import { refuseField } from "#server/validation.ts";
import { guessesFor } from "./guesses.ts";

/** Without a comma: lists of errors are joined by commas. */
const TOO_EASY = "Dieses Passwort ist zu leicht zu erraten. Gut sind drei Wörter ohne Zusammenhang";

/** A hundred million guesses; of a shorter password, which the checkout allows, as many as its length can stand. */
const ENOUGH = 8;

/** An address says nothing about a password when its name is this short. */
const NAME_MIN_LENGTH = 4;

const withParts = (name: string): string[] => {
	const parts = name.split(/[^\p{L}\d]+/u).filter(Boolean);
	return [...parts, parts.join("")];
};

/** Whose password it is: what others know about them helps in guessing. */
interface About {
	email: string;
	name?: string;
}

export async function isEasyToGuess(password: string, { email, name = "" }: About): Promise<boolean> {
	const text = password.normalize("NFC");
	const [mailbox = ""] = email.toLowerCase().split("@");
	if (mailbox.length >= NAME_MIN_LENGTH && text.toLowerCase().includes(mailbox)) return true;
	const about = [email, mailbox, ...withParts(mailbox), ...withParts(name)];
	return (await guessesFor(text, about)) < Math.min(ENOUGH, text.length);
}

export async function refuseEasyPassword(password: string, about: About): Promise<void> {
	if (await isEasyToGuess(password, about)) throw refuseField("password", TOO_EASY);
}
