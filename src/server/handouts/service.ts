import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { StreamedFile } from "#contract/files.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { PrivateFiles } from "#server/media/private-files.ts";
import { hashToken } from "#server/tokens.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	files: PrivateFiles;
}

interface Seats {
	seminar_date_id: number;
	cancelled_at: Date | null;
}

/** Files for those who have a seat (ROOM-07). */
export function createHandouts({ db, clock, files }: Parts) {
	return {
		/** For the page of a booking. */
		ofSignUp: async (tx: Db, { seminar_date_id, cancelled_at }: Seats, token: string) =>
			cancelled_at
				? []
				: (await store.findVisible(tx, seminar_date_id, clock())).map(({ id, name, bytes }) => ({
						id,
						name,
						bytes,
						path: `${API_BASE}/booking/${token}/handout/${id}`,
					})),

		async ofBooking(token: string, id: number): Promise<StreamedFile> {
			const row = await store.findForBooking(db, id, hashToken(token), clock());
			if (!row) throw refuse("not_found");
			return { name: row.name, type: row.type, ...(await files.send(row.file)) };
		},
	};
}

export type Handouts = ReturnType<typeof createHandouts>;
