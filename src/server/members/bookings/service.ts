import type { MemberBooking } from "#contract/accounts.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Member } from "#server/http/call.ts";
import { findById } from "#server/members/store.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { presentBooking } from "./rules.ts";
import { type BookingRow, findBookings } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	secrets: Secrets;
}

export function createMemberBookings({ db, clock, secrets }: Parts) {
	const present = async (row: BookingRow): Promise<MemberBooking> =>
		presentBooking(row, paths.booking(await secrets.linkToken("booking", row.number)), clock());

	return {
		/** Whoever has not confirmed the address might have typed somebody else's. */
		async ofMember({ id }: Member): Promise<Paged<MemberBooking>> {
			const member = await findById(db, id);
			const rows = member?.email_confirmed_at ? await findBookings(db, member.email) : [];
			const data = await Promise.all(rows.map(present));
			return toPaged(data, { page: 1, per_page: Math.max(1, data.length), total: data.length });
		},
	};
}
