import type { MemberBooking } from "#contract/member-area.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import { findById } from "#server/members/store.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Member } from "#server/viewer.ts";
import { presentBooking } from "./rules.ts";
import { type BookingRow, findBookings } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	secrets: Secrets;
	invoices: Invoices;
}

export function createMemberBookings({ db, clock, secrets, invoices }: Parts) {
	async function present(rows: BookingRow[]): Promise<MemberBooking[]> {
		const ids = rows.map(({ id }) => id);
		const documents = await invoices.ofSignUps(db, ids);
		return Promise.all(
			rows.map(async (row) => {
				const token = await secrets.linkToken("booking", row.number, row.token_hash);
				const own = documents.filter(({ sign_up_id }) => sign_up_id === row.id);
				return presentBooking(row, { token, documents: own }, clock());
			}),
		);
	}

	return {
		/** Whoever has not confirmed the address might have typed somebody else's. */
		async ofMember({ id }: Member): Promise<Paged<MemberBooking>> {
			const member = await findById(db, id);
			const rows = member?.email_confirmed_at ? await findBookings(db, member.email) : [];
			const data = await present(rows);
			return toPaged(data, { page: 1, per_page: Math.max(1, data.length), total: data.length });
		},
	};
}
