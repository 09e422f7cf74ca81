import { refuse } from "#contract/errors.ts";
import type { SentFile } from "#contract/files.ts";
import {
	PAYMENT_FILE_TYPE,
	type PaymentEntry,
	type PaymentFile,
	type PaymentFileKind,
} from "#contract/office/payment-files.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import { type PaymentFiles, presentFile } from "./service.ts";
import * as store from "./store.ts";

/** What a capability tells of those of its payments that stand in a file. */
export interface FileContent {
	/** By the file. */
	entriesOf: (tx: Db, fileIds: readonly number[]) => Promise<Map<number, PaymentEntry[]>>;
	handIn: (tx: Db, fileId: number, actor: Actor) => Promise<void>;
	/** What was handed in counts as not sent again. */
	release: (tx: Db, fileId: number, wasHandedIn: boolean) => Promise<void>;
}

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	files: PaymentFiles;
	contents: Record<PaymentFileKind, FileContent>;
}

const idOf = (actor: Actor): number | null => (actor === "system" ? null : actor.id);

/** OFF-088: a file is fetched, handed in, or withdrawn. */
export function createPaymentFilesOffice({ db, clock, audit, files, contents }: Parts) {
	async function find(tx: Db, id: number): Promise<{ row: store.FileRow; entries: PaymentEntry[] }> {
		const row = await files.get(tx, id);
		if (!row) throw refuse("not_found");
		return { row, entries: (await contents[row.file.kind].entriesOf(tx, [id])).get(id) ?? [] };
	}

	/** Nothing goes to the bank that is paid, withdrawn or revoked meanwhile. */
	function demandFresh({ row, entries }: Awaited<ReturnType<typeof find>>): void {
		if (row.file.withdrawn_at) throw refuse("payment_file_withdrawn");
		if (!row.file.handed_in_at && entries.some(({ state }) => state !== "open")) throw refuse("payment_file_stale");
	}

	const change = (id: number, work: (tx: Db, found: Awaited<ReturnType<typeof find>>) => Promise<void>) =>
		db.transaction(async (tx): Promise<PaymentFile> => {
			await files.alone(tx);
			await work(tx, await find(tx, id));
			const { row, entries } = await find(tx, id);
			return presentFile(row, entries);
		});

	return {
		async content(id: number, staff: Staff): Promise<SentFile> {
			const found = await find(db, id);
			demandFresh(found);
			const { number } = found.row.file;
			await audit.note(db, staff, "payment_file_fetched", id, { number });
			return { name: `${number}.xml`, type: PAYMENT_FILE_TYPE, content: await files.bytesOf(found.row) };
		},

		/** Twice is once. */
		handIn: (id: number, actor: Actor) =>
			change(id, async (tx, found) => {
				demandFresh(found);
				const { file } = found.row;
				if (file.handed_in_at) return;
				await store.updateFile(tx, id, { handed_in_by: idOf(actor), handed_in_at: clock() });
				await contents[file.kind].handIn(tx, id, actor);
				await audit.note(tx, actor, "payment_file_handed_in", id, { number: file.number });
			}),

		/** As long as the bank has moved none of its money. */
		withdraw: (id: number, reason: string, actor: Actor) =>
			change(id, async (tx, { row: { file }, entries }) => {
				if (file.withdrawn_at) return;
				const isMoved = entries.some(
					({ state }) => state === "returned" || (file.handed_in_at && state === "credited"),
				);
				if (isMoved) throw refuse("payment_file_moved");
				await contents[file.kind].release(tx, id, file.handed_in_at !== null);
				const withdrawn = { withdrawn_by: idOf(actor), withdrawn_at: clock(), withdrawn_reason: reason };
				await store.updateFile(tx, id, withdrawn);
				await audit.note(tx, actor, "payment_file_withdrawn", id, { number: file.number, reason });
			}),
	};
}

export type PaymentFilesOffice = ReturnType<typeof createPaymentFilesOffice>;
