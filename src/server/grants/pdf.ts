import { formatDate } from "#contract/dates.ts";
import { GRANT_DATE_STATES } from "#contract/office/grants.ts";
import { writeCover } from "#server/drawing/cover.ts";
import { BODY_WIDTH, type Column, openPage, PAGE, type Page } from "#server/drawing/page.ts";
import type { GrantDocument } from "./document.ts";

const DATE_COLUMNS: Column[] = [
	{ title: "Tag", width: 66, align: "left" },
	{ title: "Seminar", width: BODY_WIDTH - 66 - 4 * 58, align: "left" },
	{ title: "Einheiten", width: 58, align: "right" },
	{ title: "Gemeldet", width: 58, align: "right" },
	{ title: "Da", width: 58, align: "right" },
	{ title: "Stunden", width: 58, align: "right" },
];
const GROUP_COLUMNS: Column[] = [
	{ title: "", width: 12, align: "left" },
	{ title: "Gruppe", width: BODY_WIDTH - 12 - 90, align: "left" },
	{ title: "Personen", width: 90, align: "right" },
];

const inWords = (value: number): string => String(value).replace(".", ",");

/** The cover of a proof, with the figures in it. */
export async function grantPdf(grant: GrantDocument): Promise<Buffer> {
	const page = openPage({ title: `Nachweis ${grant.reference}`, author: grant.issuer.legal_name, day: grant.made_on });
	writeHead(page, grant);
	writeDates(page, grant);
	writeGroups(page, grant);
	return page.end();
}

function writeHead(page: Page, grant: GrantDocument): void {
	const { issuer, figures } = grant;
	writeCover(page, issuer, "Nachweis der Verwendung");
	const facts: [string, string][] = [
		["Zeichen", grant.reference],
		["Förderung durch", grant.funder || "nicht angegeben"],
		["Zeitraum", grant.period],
		["Bescheid vom", grant.notice_date],
		["Termine", String(figures.dates.length)],
		["Anwesend", `${figures.persons} Personen, davon online ${figures.online}`],
		["Einheit", `${grant.unit_minutes} Minuten`],
		["Listen löschen", grant.delete_on ? `am ${formatDate(grant.delete_on)}` : "Frist noch nicht bekannt"],
		["Stand", formatDate(grant.made_on)],
	];
	page.document.y = page.facts(facts, { x: PAGE.left, y: page.document.y, width: BODY_WIDTH }) + 8;
	if (grant.wording) page.paragraph(grant.wording, "lead");
	if (grant.missing.length > 0) page.paragraph(`Es fehlen: ${grant.missing.join("; ")}.`, "strong");
	page.paragraph(
		`Gezählt werden anwesende Personen. Gruppen unter fünf Personen stehen zusammen unter „weitere“. ${
			grant.has_lists
				? "Namen stehen nur in den Teilnahmelisten unter „4-Listen“; sie sind nur für den Nachweis bestimmt."
				: "Namen enthält diese Mappe nicht."
		}`,
		"small",
	);
}

function writeDates(page: Page, { figures }: GrantDocument): void {
	page.document.y += 6;
	page.table(
		DATE_COLUMNS,
		figures.dates.map((date) => ({
			cells: [
				formatDate(date.date),
				date.topic,
				inWords(date.units),
				String(date.registered),
				String(date.present),
				inWords(date.person_units),
			],
			below: [`${GRANT_DATE_STATES[date.state]}, nicht erschienen ${date.no_show}, wartend ${date.waiting}`],
		})),
	);
}

function writeGroups(page: Page, { figures }: GrantDocument): void {
	for (const { title, groups } of figures.tables) {
		if (groups.length === 0) continue;
		page.document.y += 16;
		page.paragraph(title, "heading2");
		page.table(
			GROUP_COLUMNS,
			groups.map(({ name, persons }) => ({ cells: ["", name, String(persons)], below: [] })),
		);
	}
}
