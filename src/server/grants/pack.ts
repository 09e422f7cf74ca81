import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { formatDate, formatTime, isoDay } from "#contract/dates.ts";
import { GRANT_DATE_STATES } from "#contract/office/grants.ts";
import type { ProofLists } from "#server/attendance/proof-lists.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Column } from "#server/exports/columns.ts";
import { book } from "#server/exports/xlsx.ts";
import { htmlToText } from "#server/feeds/html-text.ts";
import type { ZipEntry } from "#server/zip.ts";
import type { GrantDocument } from "./document.ts";
import type { FundedDate } from "./store.ts";

const DATE_COLUMNS: Column[] = [
	{ key: "date", title: "Tag", kind: "date" },
	{ key: "topic", title: "Seminar", kind: "text" },
	{ key: "state", title: "Zustand", kind: "text" },
	{ key: "sessions", title: "Sitzungen", kind: "number" },
	{ key: "units", title: "Einheiten", kind: "number" },
	{ key: "registered", title: "Angemeldet", kind: "number" },
	{ key: "waiting", title: "Wartend", kind: "number" },
	{ key: "present", title: "Anwesend", kind: "number" },
	{ key: "no_show", title: "Nicht erschienen", kind: "number" },
	{ key: "person_units", title: "Teilnahmestunden", kind: "number" },
	{ key: "person_days", title: "Teilnahmetage", kind: "number" },
];
const GROUP_COLUMNS: Column[] = [
	{ key: "name", title: "Gruppe", kind: "text" },
	{ key: "persons", title: "Personen", kind: "number" },
];

const figuresBook = ({ figures }: GrantDocument): Promise<Uint8Array> =>
	book([
		{
			name: "Termine",
			columns: DATE_COLUMNS,
			rows: figures.dates.map(({ id: _, state, ...date }) => ({ ...date, state: GRANT_DATE_STATES[state] })),
		},
		...figures.tables.map(({ title, groups }) => ({
			name: title,
			columns: GROUP_COLUMNS,
			rows: groups.map((group) => ({ ...group })),
		})),
	]);

/** What visitors read of a seminar, with what the funder wants to be printed: the proof that it was made public. */
function programmeOf(dates: readonly FundedDate[], wording: string): string {
	const [{ topic, lecturer, location, duration, description } = {} as FundedDate] = dates;
	const times = dates.map(({ date }) => `${formatDate(berlinIso(date))}, ${formatTime(berlinIso(date))}`);
	const lines = [topic, `${lecturer} · ${location} · ${duration}`, times.join("\n"), htmlToText(description), wording];
	return lines.filter(Boolean).join("\n\n");
}

/** Everything that goes to the funder, without anybody's name except in the lists where those are asked for (OFF-031). */
export async function* packOf(
	document: GrantDocument,
	dates: readonly FundedDate[],
	lists: ProofLists,
): AsyncGenerator<ZipEntry> {
	yield { name: "1-Deckblatt.pdf", content: await drawPdf({ kind: "grant", grant: document }, "downloads") };
	yield { name: "2-Auswertung.xlsx", content: await figuresBook(document) };
	for (const [slug, own] of Map.groupBy(dates, (date) => date.slug)) {
		const programme = programmeOf(own, document.wording);
		yield { name: `3-Programm/${slug}.txt`, content: Buffer.from(`\ufeff${programme}\n`) };
	}
	if (!document.has_lists) return;
	for (const { id, date, slug } of dates)
		for await (const { name, content } of lists.of(id))
			yield { name: `4-Listen/${isoDay(berlinDay(date))}-${slug}/${name}`, content };
}
