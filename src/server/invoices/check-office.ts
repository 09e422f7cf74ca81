import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { DOCUMENT_KINDS } from "#contract/documents.ts";
import type { CheckedSeries, DocumentCheck } from "#contract/office/document-check.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./check-store.ts";
import { SERIES } from "./rules.ts";

type Kind = CheckedSeries["kind"];

const isSeriesSound = ({ missing, unordered, differing }: CheckedSeries): boolean =>
	missing.total + unordered.total + differing.total === 0;

/** EINV-04: the proof for a year that numbers have no gaps and documents do not change. */
export function createDocumentCheck({ db, clock }: { db: Db; clock: Clock }) {
	async function seriesOf(kind: Kind, year: number): Promise<CheckedSeries> {
		const series = { prefix: SERIES[kind], year };
		return {
			kind,
			...(await store.findEnds(db, series)),
			missing: await store.findMissing(db, series),
			unordered: await store.findUnordered(db, series),
			differing: await store.findDiffering(db, series),
		};
	}

	return {
		async of(asked?: number): Promise<DocumentCheck> {
			const now = clock();
			const years = await store.findYears(
				db,
				DOCUMENT_KINDS.map((kind) => SERIES[kind]),
			);
			const year = asked ?? years[0] ?? berlinDay(now).year;
			const series = await Promise.all(DOCUMENT_KINDS.map((kind) => seriesOf(kind, year)));
			const refuses = await store.findRefusals(db);
			const is_sound = series.every(isSeriesSound) && Object.values(refuses).every(Boolean);
			return { year, years, checked_at: berlinIso(now), series, refuses, is_sound };
		},
	};
}
