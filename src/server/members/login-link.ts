import { berlinIso } from "#contract/berlin.ts";
import { HOUR_MS } from "#contract/constants.ts";
import { paths } from "#contract/paths.ts";
import type { Db } from "#server/db/client.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Security } from "#server/security/service.ts";
import type { Links } from "#server/sessions/links.ts";
import type { Confirmation } from "./confirmation/service.ts";
import { loginLinkMail } from "./mails.ts";
import { knownName } from "./rules.ts";
import { afterTheSameWhile } from "./same-while.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	security: Security;
	links: Links;
	confirmation: Confirmation;
}

const LIMITS = {
	perAddress: { name: "login-link-address", max: 30, perMs: HOUR_MS },
	perMailbox: { name: "login-link-mailbox", max: 3, perMs: HOUR_MS },
};

/** Logging in by a link in a mail; what the link does is told in `sessions/service.ts`. */
export function createLoginLink({ db, limits, outbox, sender, security, links, confirmation }: Parts) {
	async function send(tx: Db, email: string, address: string): Promise<void> {
		const member = await store.findByEmail(tx, email);
		if (!member) return;
		// Anybody may have made this account: who reads the mailbox comes in only with the password too, or with a new one.
		if (!member.email_confirmed_at) return confirmation.ask(tx, member, member.email);
		const url = sender.publicUrl + paths.loginByLink(await links.issue(tx, "login_link", member.id, member.email));
		const mail = loginLinkMail(knownName(member), { url, until: links.endOf("login_link") });
		await outbox.writeMail(tx, "login_link", member.email, compose(mail, sender));
		await security.note(tx, { event: "login_link_requested", of: { member_id: member.id }, address });
	}

	return {
		/** Answers the same, and after the same while, whether the address is known or not. */
		async request(email: string, address: string): Promise<{ message: string; valid_until: string }> {
			await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, email]);
			await afterTheSameWhile(db.transaction((tx) => send(tx, email, address)));
			return {
				message: "Gibt es ein Konto mit dieser Adresse, ist gleich eine E-Mail bei dir.",
				valid_until: berlinIso(links.endOf("login_link")),
			};
		},
	};
}
