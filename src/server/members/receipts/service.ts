import { refuse } from "#contract/errors.ts";
import type { SentFile } from "#contract/files.ts";
import type { MemberReceipt } from "#contract/member-area.ts";
import type { Db } from "#server/db/client.ts";
import { findById } from "#server/members/store.ts";
import type { OwnReceipts } from "#server/receipts/own.ts";
import type { Member } from "#server/viewer.ts";

interface Parts {
	db: Db;
	ownReceipts: OwnReceipts;
}

/** What was confirmed to the address of the account; whoever has not confirmed it might have typed somebody else's. */
export function createMemberReceipts({ db, ownReceipts }: Parts) {
	async function addressOf({ id }: Member): Promise<string | null> {
		const member = await findById(db, id);
		return member?.email_confirmed_at ? member.email : null;
	}

	return {
		async ofMember(member: Member): Promise<MemberReceipt[]> {
			const email = await addressOf(member);
			return email ? ownReceipts.list(email) : [];
		},

		async file(member: Member, id: number): Promise<SentFile> {
			const email = await addressOf(member);
			if (!email) throw refuse("not_found");
			return ownReceipts.duplicate(id, { email, address: member.address });
		},
	};
}
