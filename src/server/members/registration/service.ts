import type { Registration } from "#contract/accounts.ts";
import { refuse } from "#contract/errors.ts";
import { paths } from "#contract/paths.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Limits } from "#server/limits/service.ts";
import { accountCreatedMail, accountExistsMail, confirmAddressMail } from "#server/members/mails.ts";
import { hashPassword } from "#server/members/passwords/hashing.ts";
import { refuseEasyPassword } from "#server/members/passwords/rules.ts";
import { normalPhone, toIsoDay } from "#server/members/rules.ts";
import * as store from "#server/members/store.ts";
import type { Links } from "#server/members/tokens/service.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
	links: Links;
}

const UNIQUE_VIOLATION = "23505";
const isRepeated = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION;

const HOUR_MS = 60 * 60 * 1000;
/** Wide enough for a whole class behind one address; a mailbox is protected more tightly. */
const LIMITS = {
	perAddress: { name: "registration-address", max: 60, perMs: HOUR_MS },
	perMailbox: { name: "registration-mailbox", max: 3, perMs: HOUR_MS },
};

export function createRegistration({ db, clock, limits, outbox, sender, links }: Parts) {
	function newMember(given: Registration, password_hash: string): store.NewMember {
		const now = clock();
		return {
			name: given.name,
			email: given.email,
			password_hash,
			company: given.company || null,
			street_address: given.street_address,
			street_suffix: given.street_suffix,
			postcode: given.postcode,
			city: given.city,
			phone_number: given.phone_number ? normalPhone(given.phone_number) : null,
			date_of_birth: toIsoDay(given.date_of_birth),
			terms_accepted_at: now,
			created_at: now,
			updated_at: now,
		};
	}

	const confirmUrl = async (tx: Db, id: number, email: string): Promise<string> =>
		sender.publicUrl + paths.confirmAccount(await links.confirmation(tx, id, email));

	async function write(tx: Db, member: store.NewMember): Promise<void> {
		const { name, email } = member;
		const id = await store.insertMember(tx, member);
		if (id === null) {
			await outbox.writeMail(tx, "account_exists", email, compose(accountExistsMail(sender.publicUrl), sender));
			return;
		}
		const mail = compose(accountCreatedMail(name, await confirmUrl(tx, id, email)), sender);
		await outbox.writeMail(tx, "account_created", email, mail);
	}

	return {
		/** Answers the same, after the same work, whether the address is known or not. */
		async register(given: Registration, address: string): Promise<{ name: string; email: string }> {
			const { name, email, password, website } = given;
			if (!website) {
				refuseEasyPassword(password, email);
				await limits.take(LIMITS.perAddress, address);
				await limits.take(LIMITS.perMailbox, email);
				const member = newMember(given, await hashPassword(password));
				await db.transaction((tx) => write(tx, member));
			}
			return { name, email };
		},

		/** Asks for the confirmation of an address, the account's own or one that shall take its place. */
		async askToConfirm(tx: Db, { id, name }: store.MemberRow, email: string): Promise<void> {
			const mail = compose(confirmAddressMail(name, await confirmUrl(tx, id, email)), sender);
			await outbox.writeMail(tx, "address_confirmation", email, mail);
		},

		async confirmEmail(token: string): Promise<{ message: string }> {
			try {
				await db.transaction(async (tx) => {
					const confirmed = await links.confirm(tx, token);
					const member = confirmed && (await store.findById(tx, confirmed.memberId));
					if (!member) throw refuse("link_expired");
					const isNew = member.email.toLowerCase() !== confirmed.email.toLowerCase();
					await store.updateMember(tx, member.id, {
						email_confirmed_at: clock(),
						...(isNew ? { email: confirmed.email, updated_at: clock() } : {}),
					});
					// Links on their way to the old mailbox.
					if (isNew) await links.endResets(tx, member.id);
				});
			} catch (error) {
				// Meanwhile the address belongs to another account.
				throw isRepeated(error) ? refuse("link_expired") : error;
			}
			return { message: "Deine E-Mail-Adresse ist bestätigt." };
		},
	};
}

export type RegistrationService = ReturnType<typeof createRegistration>;
