import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { addDays, formatDate } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import type { ExportFormat } from "#contract/office/listing.ts";
import type {
	BatchChange,
	BatchChoices,
	NewBatch,
	OfficeBatch,
	OfficeCode,
	VoucherFigures,
	VoucherUse,
} from "#contract/office/voucher-rows.ts";
import { coverWords, USE_WORDS } from "#contract/office/voucher-words.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Column } from "#server/exports/columns.ts";
import type { ListParts } from "#server/lists/office-list.ts";
import type { Sender } from "#server/outbox/letter.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { createVoucherCards } from "./cards.ts";
import { makeBatch } from "./making.ts";
import { createBatchList, createCodeList, presentBatch, presentCode, presentUse } from "./office-lists.ts";
import * as store from "./office-store.ts";
import { normaliseCode } from "./rules.ts";

interface Parts extends ListParts {
	audit: Audit;
	sender: Sender;
}

/** More of them are read in the file. */
const USES_SHOWN = 200;

const USE_COLUMNS: Column[] = [
	{ key: "code", title: "Code", kind: "text" },
	{ key: "at", title: "Eingelöst am", kind: "moment" },
	{ key: "who", title: "Von", kind: "text" },
	{ key: "what", title: "Für", kind: "text" },
	{ key: "kind", title: "Art", kind: "text" },
	{ key: "number", title: "Nummer", kind: "text" },
	{ key: "off", title: "Nachlass", kind: "money" },
];

const dayOf = (iso: string) => berlinDay(new Date(`${iso}T12:00:00Z`));

/** From the beginning of its first day to the end of its last. */
const keptOf = ({ name, valid_from, valid_until, seminar_ids, course_ids }: BatchChange) => ({
	name,
	valid_from: valid_from === null ? null : berlinMoment(dayOf(valid_from)),
	valid_until: valid_until === null ? null : berlinMoment(addDays(dayOf(valid_until), 1)),
	seminar_ids,
	course_ids,
});

const noted = ({ name, valid_from, valid_until, ...covers }: BatchChange) => ({
	name,
	valid_from: valid_from && formatDate(valid_from),
	valid_until: valid_until && formatDate(valid_until),
	covers: coverWords(covers),
});

/** What is different afterwards, as the history tells it. */
function differences(before: BatchChange, after: BatchChange) {
	const was: Record<string, string | null> = noted(before);
	return Object.fromEntries(
		Object.entries(noted(after)).flatMap(([name, is]) => (is === was[name] ? [] : [[name, [was[name], is]]])),
	);
}

/** VOUCH-01, VOUCH-02: what staff do with vouchers. */
export function createVouchersOffice({ db, clock, exports, audit, sender }: Parts) {
	const batches = createBatchList({ db, clock, exports });
	const codes = createCodeList({ db, clock, exports });
	const cards = createVoucherCards({ db, clock, audit, sender });

	async function get(tx: Db, id: number): Promise<OfficeBatch> {
		const batch = await store.findBatch(tx, id, clock());
		if (!batch) throw refuse("not_found");
		return presentBatch(batch);
	}

	const block = (id: number, is_active: boolean, staff: Staff) =>
		db.transaction(async (tx) => {
			const batch = await store.lockBatch(tx, id);
			if (!batch) throw refuse("not_found");
			if (batch.is_active !== is_active) {
				await store.updateBatch(tx, id, { is_active, updated_at: clock() });
				await audit.note(tx, staff, is_active ? "vouchers_unblocked" : "vouchers_blocked", id);
			}
			return get(tx, id);
		});

	const blockCode = (id: number, is_active: boolean, staff: Staff): Promise<OfficeCode> =>
		db.transaction(async (tx) => {
			const changed = await store.setActive(tx, id, is_active, clock());
			if (changed) {
				const action = is_active ? "voucher_unblocked" : "voucher_blocked";
				await audit.note(tx, staff, action, changed.batch_id, { voucher_code: changed.code });
			}
			const code = await store.findCode(tx, id);
			if (!code) throw refuse("not_found");
			return presentCode(code);
		});

	return {
		batches: batches.list,
		export: batches.export,
		get: (id: number) => get(db, id),

		async figures(): Promise<VoucherFigures> {
			const now = clock();
			const newYear = berlinMoment({ ...berlinDay(now), month: 1, day: 1 });
			const [running, { uses, off_cents }] = await Promise.all([
				store.countRunning(db, now),
				store.sumUses(db, newYear),
			]);
			return { running, uses, off: centsToEuro(off_cents) };
		},

		async choices(): Promise<BatchChoices> {
			const [seminars, courses] = await Promise.all([store.findSeminars(db), store.findCourses(db)]);
			const present = ({ id, topic, price_cents }: (typeof seminars)[number]) => ({
				...{ id, topic },
				price: centsToEuro(price_cents),
			});
			return { seminars: seminars.map(present), courses: courses.map(present) };
		},

		create: (
			{ discount, max_uses, chosen_code, count, prefix, ...batch }: NewBatch,
			staff: Staff,
		): Promise<OfficeBatch> =>
			db.transaction(async (tx) => {
				const row = { ...keptOf(batch), discount, created_at: clock(), updated_at: clock() };
				const wanted = chosen_code ?? { count: count ?? 0, prefix: prefix || null };
				const id = await makeBatch(tx, row, { codes: wanted, max_uses });
				if (id === null) throw refuseField("chosen_code", "Diesen Code gibt es schon");
				await audit.note(tx, staff, "vouchers_created", id, {
					...noted(batch),
					...{ discount, chosen_code, count, max_uses },
				});
				return get(tx, id);
			}),

		/** What was used stays: the discount cannot be changed, because letters and bookings tell of it. */
		change: (id: number, { revision, ...batch }: BatchChange & { revision: number }, staff: Staff) =>
			db.transaction(async (tx) => {
				const locked = await store.lockBatch(tx, id);
				if (!locked) throw refuse("not_found");
				demandRevision(locked, revision);
				const before = await get(tx, id);
				await store.updateBatch(tx, id, { ...keptOf(batch), updated_at: clock() });
				await audit.note(tx, staff, "vouchers_changed", id, differences(before, batch));
				return get(tx, id);
			}),

		block: (id: number, staff: Staff) => block(id, false, staff),
		unblock: (id: number, staff: Staff) => block(id, true, staff),
		blockCode: (id: number, staff: Staff) => blockCode(id, false, staff),
		unblockCode: (id: number, staff: Staff) => blockCode(id, true, staff),

		codes: codes.list,
		codesExport: codes.export,

		async uses(id: number, code: string | undefined): Promise<VoucherUse[]> {
			await get(db, id);
			return (await store.findUses(db, id, code && normaliseCode(code), USES_SHOWN)).map(presentUse);
		},

		async usesExport(id: number, format: ExportFormat, staff: Staff) {
			await get(db, id);
			const data = await store.findUses(db, id, undefined, null);
			return exports.file<store.UseRow>(staff, {
				list: "voucher_uses",
				format,
				query: { batch: id },
				columns: USE_COLUMNS,
				page: async () => ({ data, next: null }),
				row: ({ kind, at, off_cents, ...use }) => ({
					...use,
					kind: USE_WORDS[kind],
					at: presentUse({ ...use, kind, at, off_cents }).at,
					off: off_cents,
				}),
			});
		},

		cards: async (id: number, staff: Staff) => cards(await get(db, id), staff),

		/** For the history. */
		names: async (ids: string[]): Promise<ReadonlyMap<string, string>> =>
			new Map((await store.batchNames(db, ids.map(Number))).map(({ id, name }) => [String(id), name])),
	};
}
