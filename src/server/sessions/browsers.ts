import { berlinIso } from "#contract/berlin.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { cutNetwork } from "#server/security/rules.ts";
import type { Security } from "#server/security/service.ts";
import { hashToken } from "#server/tokens.ts";
import type { Place } from "#server/viewer.ts";
import { forgetOf, see } from "./browser-store.ts";
import { newBrowserMail, newStaffBrowserMail } from "./mails.ts";
import type { Owner } from "./store.ts";

interface Parts {
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	security: Security;
}

/** Whoever has just shown that an account is theirs. */
export interface Person {
	owner: Owner;
	/** None before the address is confirmed. */
	name: string | null;
	email: string;
}

/** Browsers in which people have logged in, known by a random value that each keeps. */
export function createBrowsers({ clock, outbox, sender, security }: Parts) {
	/** Programs keep no value: what they call themselves and their network make up one. */
	const hashOf = (device: string | undefined, { browser, address }: Place): Buffer =>
		hashToken(device ?? `${browser} ${cutNetwork(address)}`);

	return {
		/** A login; where it is neither the account's first nor from a browser seen before, its owner is told. */
		async greet(tx: Db, { owner, name, email }: Person, device: string | undefined, place: Place): Promise<void> {
			const now = clock();
			if ((await see(tx, owner, hashOf(device, place), now)) !== "new") return;
			const { address, browser } = place;
			const letter = "member_id" in owner ? newBrowserMail : newStaffBrowserMail;
			const mail = letter(name, { browser, at: berlinIso(now) }, sender);
			await outbox.writeMail(tx, "new_browser", email, compose(mail, sender));
			await security.note(tx, { event: "new_browser", of: owner, address, details: { browser } });
		},

		forget: forgetOf,
	};
}

export type Browsers = ReturnType<typeof createBrowsers>;
