import { berlinDay } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile, StreamedFile } from "#contract/files.ts";
import { centsToEuro } from "#contract/money.ts";
import type { DonorAddress } from "#contract/office/donations.ts";
import type {
	OfficeExemption,
	OfficeReceipt,
	ReceiptYear,
	YearDonor,
	YearWithout,
} from "#contract/office/receipt-shapes.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Audit } from "#server/audit/service.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import { DRAWINGS } from "#server/invoices/files.ts";
import type { Limits } from "#server/limits/service.ts";
import type { ListParts } from "#server/lists/office-list.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { present as presentTask } from "#server/tasks/rules.ts";
import type { Tasks } from "#server/tasks/service.ts";
import type { Staff } from "#server/viewer.ts";
import { zip } from "#server/zip.ts";
import { createReceiptList, present } from "./office-list.ts";
import * as rules from "./rules.ts";
import { sampleOf } from "./sample.ts";
import type { Receipts } from "./service.ts";
import { DUPLICATE, sheetOf } from "./sheet.ts";
import * as store from "./store.ts";
import type { createYearRun } from "./year-run.ts";

interface Parts extends ListParts {
	audit: Audit;
	limits: Limits;
	tasks: Tasks;
	settings: Pick<SettingsService, "now">;
	secrets: Secrets;
	receipts: Receipts;
	yearRun: ReturnType<typeof createYearRun>;
}

const sumOf = (candidates: readonly rules.Candidate[]): number =>
	centsToEuro(candidates.reduce((sum, one) => sum + one.amount_cents, 0));

/** What cannot be confirmed, told once for each reason. */
function withoutOf({ donor, candidates }: rules.DonorYear): YearWithout[] {
	const missing = rules.whyNotDonor(donor);
	const byReason = Map.groupBy(candidates, (one) => rules.whyNotMoney(one) ?? missing);
	return [...byReason].flatMap(([reason, own]) => {
		if (reason === null) return [];
		const { name, email } = donor;
		return [
			{ ...{ name, email, reason }, reference: own.at(-1)?.reference ?? "", donations: own.length, amount: sumOf(own) },
		];
	});
}

/** DON-02: what staff do with receipts. */
export function createReceiptsOffice(parts: Parts) {
	const { db, clock, audit, limits, tasks, settings, secrets, receipts, yearRun } = parts;
	const { list, export: exportList } = createReceiptList(parts);
	const isOver = (year: number): boolean => year < berlinDay(clock()).year;

	async function presentExemption(): Promise<OfficeExemption> {
		const known = receipts.exemption();
		const set = settings.now().receipts;
		const { kind, office, number, day, purposes } = known ?? {
			...{ kind: set.exemption_kind, office: set.exemption_office, number: set.exemption_number },
			...{ day: set.exemption_day, purposes: set.purposes },
		};
		const { machine_since, lacks_signature } = await receipts.signing(db);
		return {
			state: rules.exemptionState(known, receipts.today()),
			...{ kind, office, number, day, purposes },
			last_day: known ? rules.lastDayOf(known) : "",
			...{ machine_since, lacks_signature },
		};
	}

	function presentDonor(
		{ key, donor, addresses, candidates }: rules.DonorYear,
		{ machine_since }: OfficeExemption,
	): YearDonor | null {
		const given = candidates.filter((one) => rules.whyNotMoney(one) === null);
		if (given.length === 0 || rules.whyNotDonor(donor) !== null) return null;
		const { name, email, postcode, city } = donor;
		return {
			...{ key, email, addresses },
			name: name ?? "",
			address: `${rules.streetOf(donor)}, ${postcode} ${city}`,
			donations: given.length,
			amount: sumOf(given),
			way: machine_since === null ? "to_sign" : email === null ? "to_post" : "mail",
		};
	}

	async function demand(id: number): Promise<store.ReceiptRow> {
		const row = await store.findReceipt(db, id);
		if (!row) throw refuse("not_found");
		return row;
	}

	const fileOf = async (row: Pick<store.ReceiptRow, "number" | "document" | "voided_at">, mark?: string) => ({
		name: `${row.number}${mark ? `-${mark}` : ""}.pdf`,
		type: "application/pdf" as const,
		content: await drawPdf(await sheetOf({ db, secrets }, row, mark), "downloads"),
		inline: true,
	});

	return {
		list,
		export: exportList,

		async year(year: number): Promise<ReceiptYear> {
			const donors = await receipts.donorsOf(db, year);
			const exemption = await presentExemption();
			return {
				year,
				is_over: isOver(year),
				exemption,
				donors: donors.flatMap((donor) => presentDonor(donor, exemption) ?? []),
				without: donors.flatMap(withoutOf),
				to_post: await store.countWaiting(db),
			};
		},

		async issueYear(year: number, donors: string[], staff: Staff): Promise<Task> {
			if (!isOver(year)) throw refuse("year_not_over");
			receipts.demandExemption();
			return db.transaction(async (tx) => {
				const known = new Map((await receipts.donorsOf(tx, year)).map((one) => [one.key, one.candidates]));
				const chosen = [...new Set(donors)].map((key) => ({
					key,
					donations: (known.get(key) ?? []).map(({ id }) => id),
				}));
				const task = await tasks.start(tx, staff, yearRun, { year, donors: chosen });
				await audit.note(tx, staff, "receipts_issued", task.id, { year, total: task.total });
				return presentTask(task);
			});
		},

		issue: (reference: string, staff: Staff): Promise<OfficeReceipt> =>
			db.transaction(async (tx) => present(await receipts.issueSingle(tx, reference, staff))),

		/** The old one stays, marked. */
		async void(id: number, reason: string, staff: Staff): Promise<OfficeReceipt> {
			await db.transaction(async (tx) => {
				const row = await store.lockReceipt(tx, id);
				if (!row) throw refuse("not_found");
				if (row.voided_at) throw refuse("receipt_void");
				await store.voidReceipt(tx, id, { voided_at: clock(), void_reason: reason });
				await audit.note(tx, staff, "receipt_voided", row.number, { reason });
			});
			return present(await demand(id));
		},

		posted: (ids: number[], staff: Staff) =>
			db.transaction(async (tx) => {
				const sent = await store.markSent(tx, ids, clock());
				await audit.noteEach(
					tx,
					staff,
					"receipt_posted",
					sent.map(({ number }) => number),
				);
				return { ids: sent.map(({ id }) => id) };
			}),

		async pdf(id: number, staff: Staff): Promise<SentFile> {
			const row = await demand(id);
			await limits.take(DRAWINGS, staff.address);
			await audit.look(db, staff, "receipt", row.number);
			return fileOf(row);
		},

		/** OFF-118: for whoever has lost the first. */
		async duplicate(id: number, staff: Staff): Promise<SentFile> {
			const row = await demand(id);
			if (row.voided_at) throw refuse("receipt_void");
			await limits.take(DRAWINGS, staff.address);
			await audit.note(db, staff, "receipt_duplicated", row.number);
			return fileOf(row, DUPLICATE);
		},

		async sample(staff: Staff): Promise<SentFile> {
			await limits.take(DRAWINGS, staff.address);
			const content = await receipts.compose(db, sampleOf(berlinDay(clock()).year - 1));
			const document = { number: "SB-0000-000000", ...content };
			return fileOf({ number: "Muster", document, voided_at: null }, "Muster");
		},

		/** Drawn one after the other while it is sent. */
		async zip(staff: Staff): Promise<StreamedFile> {
			const rows = await store.findWaiting(db);
			for (const { number } of rows) await audit.look(db, staff, "receipt", number);
			const entries = async function* () {
				for (const row of rows) yield fileOf(row);
			};
			return { name: "Zuwendungsbestaetigungen.zip", type: "application/zip", content: zip(entries()) };
		},

		/** DON-03: for what came by bank, or was given without one. */
		setAddress: (reference: string, { also_others, ...address }: DonorAddress, staff: Staff) =>
			db.transaction(async (tx) => {
				const known = await store.findByReference(tx, reference);
				if (!known) throw refuse("not_found");
				const others = also_others ? await store.findNamesakes(tx, known) : [];
				await store.updateDonor(tx, [known.id, ...others], address);
				await audit.note(tx, staff, "donation_address_changed", reference, { donations: 1 + others.length });
				return { donations: 1 + others.length };
			}),
	};
}

export type ReceiptsOffice = ReturnType<typeof createReceiptsOffice>;
