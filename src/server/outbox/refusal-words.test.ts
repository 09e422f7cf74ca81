import { expect, test } from "vitest";
import { refusalWords } from "./refusal-words.ts";

test.each([
	["550 5.1.1 User unknown", "Dieses Postfach gibt es nicht."],
	["Can't send mail - all recipients were rejected: 550 No such user here", "Dieses Postfach gibt es nicht."],
	["552 5.2.2 Mailbox full", "Das Postfach ist voll."],
	["452 4.2.2 The email account is over quota", "Das Postfach ist voll."],
	["550 5.7.1 Message rejected as spam", "hält den Brief für unerwünscht"],
	["554 Blocked by Spamhaus blocklist", "hält den Brief für unerwünscht"],
	["450 4.7.1 Greylisted, please try again later", "später noch einmal"],
	["550 5.1.2 Host or domain name not found", "hinter dem @"],
	["queryMx ENOTFOUND vrein.example", "hinter dem @"],
	["554 5.7.1 Relay access denied", "Unser Mailserver durfte"],
	["Connection timeout", "hat nicht geantwortet"],
	["connect ECONNREFUSED 127.0.0.1:25", "nicht zu erreichen"],
	["SMS gateway: 200 202", "Diese Telefonnummer gibt es nicht."],
	["SMS gateway: 200 500", "SMS-Dienst"],
	["571 something that nobody has heard of", "nicht angenommen"],
])("POST-01 „%s“ is told in plain words", (answer, words) => {
	expect(refusalWords(answer)).toContain(words);
});
