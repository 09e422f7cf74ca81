import type { Profile } from "#contract/accounts.ts";
import { refuse } from "#contract/errors.ts";
import type { Db } from "#server/db/client.ts";
import type { Member } from "#server/http/call.ts";
import * as store from "#server/members/store.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { type BankData, NO_BANK_DATA, presentProfile } from "./rules.ts";

interface Parts {
	db: Db;
	newsletter: Newsletter;
	secrets: Secrets;
}

export function createProfile({ db, newsletter, secrets }: Parts) {
	const bankDataOf = async ({ bank_data }: store.MemberRow): Promise<BankData> =>
		bank_data ? ((await secrets.decrypt(bank_data)) as BankData) : NO_BANK_DATA;

	return {
		async profile({ id }: Member): Promise<Profile> {
			const member = await store.findById(db, id);
			if (!member) throw refuse("unauthenticated");
			return presentProfile(member, await bankDataOf(member), await newsletter.stateOf(member.email));
		},
	};
}
