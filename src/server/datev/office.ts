import { createHash } from "node:crypto";
import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile, StreamedFile } from "#contract/files.ts";
import { centsToEuro } from "#contract/money.ts";
import type { DatevLine, DatevMonth, DatevMonthLine, DatevOverview } from "#contract/office/datev.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { present } from "#server/tasks/rules.ts";
import type { Tasks } from "#server/tasks/service.ts";
import type { Staff } from "#server/viewer.ts";
import { type ZipEntry, zip } from "#server/zip.ts";
import { batchOf, lastDayOf, MOST_BOOKINGS } from "./batch.ts";
import { type Booking, bookingsOf } from "./bookings.ts";
import { datevDocuments } from "./documents.ts";
import type { Movement } from "./movements.ts";
import { findExported, findUnexported } from "./movements-store.ts";
import { accountsOf, differenceOf, missingOf, monthsFrom, stateOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: Pick<SettingsService, "now">;
	sender: Sender;
	tasks: Tasks;
}

/** As many as somebody reads before pressing. */
const LINES_SHOWN = 200;

const batchName = (month: string): string => `EXTF_Buchungsstapel_${month}.csv`;
const documentsIn = (movements: readonly Movement[]): number =>
	movements.filter(({ source }) => source === "document").length;

const presentExport = ({ created_at, created_by, hash, bookings, documents, drawn }: store.ExportRow) => ({
	...{ created_by, hash, bookings, documents, drawn },
	created_at: berlinIso(created_at),
});

const presentLine = ({ side, account, contra, cents, is_general_reversal, ...booking }: Booking): DatevLine => ({
	...{ day: booking.day, number: booking.number, text: booking.text, is_late: booking.is_late },
	amount: centsToEuro(cents),
	debit: side === "S" ? account : contra,
	credit: side === "S" ? contra : account,
	is_cancelled: is_general_reversal,
});

/** EINV-03: what the tax adviser gets, month by month. */
export function createDatevOffice({ db, clock, audit, settings, sender, tasks }: Parts) {
	/** All months with their state; what was set with the first export stays its beginning. */
	async function months(tx: Db) {
		const exports = await store.findExports(tx);
		const first = exports[0]?.settings.first_month ?? settings.now().datev.first_month;
		const exported = exports.map(({ month }) => month);
		const lines = (first ? monthsFrom(first, clock()) : []).map((month): DatevMonthLine => {
			const row = exports.find((one) => one.month === month);
			return { month, state: stateOf(month, exported, first, clock()), frozen: row ? presentExport(row) : null };
		});
		return { exports, first, lines };
	}

	async function demand(tx: Db, month: string) {
		const { exports, first, lines } = await months(tx);
		const line = lines.find((one) => one.month === month);
		if (!line) throw refuse("not_found");
		return { line, first, row: exports.find((one) => one.month === month) };
	}

	/** What a month would be if it were exported now. */
	async function foresee(tx: Db, month: string, first: string) {
		const set = settings.now().datev;
		const movements = await findUnexported(tx, { from: `${first}-01`, to: lastDayOf(month) });
		const bookings = bookingsOf(movements, month, set);
		const batch = batchOf({ month, settings: set, house: sender.provider.short_name, createdAt: clock() }, bookings);
		return { movements, bookings, batch, settings: set, missing: missingOf(set, movements) };
	}

	/** As it was exported: the bytes that are kept, beside what the books say of the same rows today. */
	async function recall(tx: Db, row: store.ExportRow) {
		const movements = await findExported(tx, row.id);
		const found = await store.findBatch(tx, row.month);
		if (!found) throw refuse("not_found");
		const bookings = bookingsOf(movements, row.month, row.settings);
		return { movements, bookings, batch: found.batch, settings: row.settings, missing: [] as string[] };
	}

	async function freeze(tx: Db, month: string, staff: Staff): Promise<{ id: number; documents: number }> {
		await store.lockDatev(tx);
		const { line, first, row } = await demand(tx, month);
		if (row) return row;
		if (line.state === "running") throw refuse("datev_not_over");
		if (line.state === "waiting") throw refuse("datev_not_next");
		const { movements, bookings, batch, settings: set, missing } = await foresee(tx, month, first);
		if (missing.length > 0) throw refuse("datev_incomplete");
		if (bookings.length > MOST_BOOKINGS) throw refuse("datev_too_many");
		const hash = createHash("sha256").update(batch).digest("hex");
		const facts = { hash, bookings: bookings.length, documents: documentsIn(movements) };
		const kept = { ...facts, month, batch, settings: set, created_by: staff.id, created_at: clock() };
		const id = await store.insertExport(tx, kept);
		await store.insertEntries(
			tx,
			movements.map(({ source, id: source_id, day, cents }) => ({ export_id: id, source, source_id, day, cents })),
		);
		await audit.note(tx, staff, "datev_exported", month, facts);
		return { id, documents: facts.documents };
	}

	async function demandFrozen(month: string): Promise<{ row: store.ExportRow; batch: Buffer }> {
		const { row } = await demand(db, month);
		const found = row && (await store.findBatch(db, month));
		if (!row || !found) throw refuse("not_found");
		return { row, batch: found.batch };
	}

	async function* archiveOf(row: store.ExportRow, batch: Buffer): AsyncGenerator<ZipEntry> {
		yield { name: batchName(row.month), content: batch };
		for (const { invoice_id, name } of await store.findDocumentNames(db, row.id))
			yield { name: `Belege/${name}`, content: await store.findDocument(db, row.id, invoice_id) };
	}

	return {
		async overview(): Promise<DatevOverview> {
			const { lines } = await months(db);
			return { missing: missingOf(settings.now().datev), months: lines.toReversed() };
		},

		async get(month: string): Promise<DatevMonth> {
			const { line, first, row } = await demand(db, month);
			const seen = row ? await recall(db, row) : await foresee(db, month, first);
			const accounts = accountsOf(seen.batch, seen.movements, seen.settings);
			return {
				...line,
				missing: seen.missing,
				bookings: seen.bookings.length,
				documents: documentsIn(seen.movements),
				late: seen.bookings.filter(({ is_late }) => is_late).length,
				accounts,
				difference: differenceOf(accounts),
				lines: seen.bookings.slice(0, LINES_SHOWN).map(presentLine),
			};
		},

		/** What is exported stays; documents that are missing are drawn. */
		export: (month: string, staff: Staff): Promise<Task> =>
			db.transaction(async (tx) => {
				const { id, documents } = await freeze(tx, month, staff);
				return present(await tasks.start(tx, staff, datevDocuments, { export_id: id, documents }));
			}),

		async batch(month: string, staff: Staff): Promise<SentFile> {
			const { batch } = await demandFrozen(month);
			await audit.look(db, staff, "datev", month);
			return { name: batchName(month), type: "text/csv; charset=windows-1252", content: batch };
		},

		async archive(month: string, staff: Staff): Promise<StreamedFile> {
			const { row, batch } = await demandFrozen(month);
			if (row.drawn < row.documents) throw refuse("datev_not_ready");
			await audit.look(db, staff, "datev", month);
			return { name: `Steuerberatung_${month}.zip`, type: "application/zip", content: zip(archiveOf(row, batch)) };
		},
	};
}

export type DatevOffice = ReturnType<typeof createDatevOffice>;
