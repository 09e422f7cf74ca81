import { berlinIso } from "#contract/berlin.ts";
import type { SentFile } from "#contract/files.ts";
import { EXPORT_FORMATS } from "#contract/office/listing.ts";
import { type Period, REPORTS, type ReportKey, type ReportQuery, type Reports } from "#contract/office/reports.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import { book } from "#server/exports/xlsx.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Source } from "./definitions.ts";
import { documentOf } from "./document.ts";
import { type Compared, comparedOf, spanOf } from "./periods.ts";
import { factsOf, flooredFacts, reportOf, type Sources } from "./rules.ts";
import { overviewSheet, sheetOf } from "./sheets.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	sender: Sender;
}

const KEYS = Object.keys(REPORTS) as ReportKey[];

/** REP-01: what the board and those who fund the house ask for. */
export function createReportsOffice({ db, clock, sender }: Parts) {
	/** A query for each kind of thing, however long the period is. */
	async function sourceOf(period: Period, { step }: Compared, now: Date): Promise<Source> {
		const asked = { period, span: spanOf(period), step, now };
		return {
			seats: await store.countSeats(db, asked),
			answers: await store.countAnswers(db, asked),
			repeaters: await store.countRepeaters(db, asked),
			utilisation: await store.sumSeatsPerSeminar(db, asked),
			revenue: await store.sumRevenue(db, asked),
			sold: await store.countSold(db, asked),
			donations: await store.sumDonations(db, asked),
			came: await store.countCame(db, asked),
			visits: await store.sumVisits(db, asked),
			past: await store.findPast(db, asked),
		};
	}

	async function read(query: ReportQuery) {
		const now = clock();
		const compared = comparedOf(query, now);
		const sources: Sources = {
			now: await sourceOf(compared.period, compared, now),
			before: await sourceOf(compared.against, compared, now),
		};
		return { now, compared, sources };
	}

	return {
		async folder(query: ReportQuery): Promise<SentFile> {
			const { now, compared, sources } = await read(query);
			const facts = flooredFacts(sources, compared);
			const report = documentOf({ facts, sources, compared, now, issuer: sender.provider });
			return {
				name: `VSZ Mappe ${compared.period.from} bis ${compared.period.to}.pdf`,
				type: "application/pdf",
				content: await drawPdf({ kind: "report", report }, "downloads"),
			};
		},

		async get(query: ReportQuery): Promise<Reports> {
			const { now, compared, sources } = await read(query);
			return {
				at: berlinIso(now),
				period: compared.period,
				against: compared.against,
				facts: factsOf(sources, compared),
				reports: KEYS.map((key) => reportOf(key, sources, compared)),
			};
		},

		async export({ report, ...query }: ReportQuery & { report?: ReportKey | undefined }): Promise<SentFile> {
			const { now, compared, sources } = await read(query);
			const sheets = (report ? [report] : KEYS).map((key) => sheetOf(key, sources, compared));
			const overview = overviewSheet(flooredFacts(sources, compared), compared, now);
			return {
				name: `VSZ ${report ? REPORTS[report] : "Berichte"} ${compared.period.from} bis ${compared.period.to}.xlsx`,
				type: EXPORT_FORMATS.xlsx,
				content: await book(report ? sheets : [overview, ...sheets]),
			};
		},
	};
}

export type ReportsOffice = ReturnType<typeof createReportsOffice>;
