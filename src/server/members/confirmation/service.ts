import type { ConfirmationLink } from "#contract/accounts.ts";
import { berlinIso } from "#contract/berlin.ts";
import { HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { addressInLink } from "#contract/link-address.ts";
import { paths } from "#contract/paths.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import { confirmAddressMail } from "#server/members/mails.ts";
import { isSameAddress, wrongPassword } from "#server/members/rules.ts";
import * as store from "#server/members/store.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Security } from "#server/security/service.ts";
import type { LoginBrakes } from "#server/sessions/brakes.ts";
import { verifyPassword } from "#server/sessions/hashing.ts";
import type { Links } from "#server/sessions/links.ts";
import type { Place } from "#server/viewer.ts";

interface Parts {
	db: Db;
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	security: Security;
	links: Links;
	brakes: LoginBrakes;
}

/** Of letters that ask for the confirmation of one address, whoever wants them. */
export const CONFIRMATIONS = { name: "confirmation-mailbox", max: 3, perMs: HOUR_MS };

/**
 * The link shows that somebody reads the mailbox, the password that it is whoever made the account: only both together
 * make the address the account's. Otherwise a stranger could open an account with somebody's address and wait for them
 * to confirm it.
 */
export function createConfirmation({ db, clock, outbox, sender, security, links, brakes }: Parts) {
	const linkFor = async (tx: Db, id: number, email: string) => ({
		url: sender.publicUrl + paths.confirmAccount(await links.issue(tx, "email_confirmation", id, email)),
		until: links.endOf("email_confirmation"),
	});

	async function find(token: string): Promise<{ member: store.MemberRow; email: string }> {
		const id = await links.find("email_confirmation", token);
		const member = id === null ? undefined : await store.findById(db, id);
		if (!member) throw refuse("link_expired");
		return { member, email: addressInLink(token) };
	}

	/** Everything that began before ends: other logins, and links on their way to any mailbox. */
	async function adopt(tx: Db, member: store.MemberRow, token: string, { address }: Place): Promise<void> {
		if ((await links.use(tx, "email_confirmation", token)) === null) throw refuse("link_expired");
		const email = addressInLink(token);
		const isChange = !isSameAddress(email, member.email);
		await store.updateMember(tx, member.id, {
			email_confirmed_at: clock(),
			...(isChange ? { email, updated_at: clock() } : {}),
		});
		await links.endAll(tx, member.id);
		const event = isChange ? "email_changed" : "email_confirmed";
		await security.note(tx, { event, of: { member_id: member.id }, address });
	}

	return {
		linkFor,

		/** So long a link works that is sent now. */
		until: (): string => berlinIso(links.endOf("email_confirmation")),

		/** Asks for the confirmation of an address, the account's own or one that shall take its place. */
		async ask(tx: Db, { id }: store.MemberRow, email: string): Promise<void> {
			const mail = compose(confirmAddressMail(await linkFor(tx, id, email)), sender);
			await outbox.writeMail(tx, "address_confirmation", email, mail);
		},

		/** What the page behind the link has to know; looking changes nothing, as mail scanners look too. */
		async look(token: string): Promise<ConfirmationLink> {
			const { member, email } = await find(token);
			return { email, is_change: !isSameAddress(email, member.email) };
		},

		async confirm({ token, password }: { token: string; password: string }, place: Place) {
			const { member } = await find(token);
			const succeeded = await brakes.countTry("site", member.email, place.address);
			if (!(await verifyPassword(member.password_hash, password))) {
				const of = { member_id: member.id };
				await security.tell({ event: "login_failed", of, address: place.address, details: { door: "confirmation" } });
				throw wrongPassword("password");
			}
			await succeeded();
			try {
				await db.transaction((tx) => adopt(tx, member, token, place));
			} catch (error) {
				// Meanwhile the address belongs to another account.
				throw isRepeated(error) ? refuse("link_expired") : error;
			}
			return { message: "Deine E-Mail-Adresse ist bestätigt." };
		},
	};
}

export type Confirmation = ReturnType<typeof createConfirmation>;
