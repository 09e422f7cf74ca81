import { formatDate } from "#contract/dates.ts";
import type { ReportChart } from "#contract/office/reports.ts";
import { writeCover } from "#server/drawing/cover.ts";
import { BODY_WIDTH, type Column, openPage, PAGE, type Page } from "#server/drawing/page.ts";
import { applyStyle, COLOUR } from "#server/drawing/style.ts";
import type { ReportDocument } from "./document.ts";

const LOOKS = { b1: COLOUR.link, b2: "#c9b6cd", l1: COLOUR.link, l2: "#a58aab", a1: "#efe6ef" } as const;
const BAR = { height: 9, step: 17, name: 190, value: 62 };
const FEET = 40;

/** REP-01: the folder for the board. */
export async function reportPdf(report: ReportDocument): Promise<Buffer> {
	const { issuer, made_on, parts } = report;
	const page = openPage({ title: `Berichte ${report.period}`, author: issuer.legal_name, day: made_on });
	writeFirst(page, report);
	for (const part of parts) writePart(page, part);
	page.eachPage((number) =>
		page.artifact(() => {
			applyStyle(page.document, "fine");
			const words = `${issuer.legal_name} · Berichte ${report.period} · ${number}`;
			page.document.text(words, PAGE.left, PAGE.height - FEET, { width: BODY_WIDTH, lineBreak: false });
		}, "Pagination"),
	);
	return page.end();
}

function writeFirst(page: Page, { issuer, made_on, period, against, facts }: ReportDocument): void {
	writeCover(page, issuer, "Mappe für den Vorstand");
	page.paragraph(`${period}, verglichen mit ${against}`, "lead");
	page.table(
		[
			{ title: "Zahl", width: 170, align: "left" },
			{ title: "Wert", width: 90, align: "left" },
			{ title: "Zum Vergleich", width: BODY_WIDTH - 260, align: "left" },
		],
		facts.map(({ title, value, change }) => ({ cells: [title, value, change], below: [] })),
	);
	page.document.y += 12;
	page.paragraph(
		`Stand ${formatDate(made_on)}. In Klammern steht der Vergleich. Gruppen unter fünf Personen stehen zusammen unter „weitere“, damit niemand zu erkennen ist.`,
		"small",
	);
}

function makeRoom({ document }: Page, height: number): void {
	if (document.y + height > PAGE.height - PAGE.bottom) document.addPage();
}

function writePart(page: Page, { title, note, head, rows, chart, bars }: ReportDocument["parts"][number]): void {
	makeRoom(page, 320);
	page.document.y += 20;
	page.paragraph(title, "heading2");
	page.paragraph(note, "small");
	if (chart) drawChart(page, chart);
	if (bars.length > 0) drawBars(page, title, bars);
	page.document.y += 10;
	const width = Math.min(105, (BODY_WIDTH - 150) / Math.max(1, head.length - 1));
	const columns: Column[] = head.map((name, index) => ({
		title: name,
		width: index === 0 ? BODY_WIDTH - width * (head.length - 1) : width,
		align: index === 0 ? "left" : "right",
	}));
	page.table(
		columns,
		rows.map((cells) => ({ cells, below: [] })),
	);
}

/** The shapes of the screen, on paper. */
function drawChart(page: Page, { label, width, height, left, grid, ticks, paths }: ReportChart): void {
	const { document } = page;
	const scale = BODY_WIDTH / width;
	const top = document.y;
	page.figure(label, { x: PAGE.left, y: top, size: BODY_WIDTH, height: height * scale }, () => {
		document.save().translate(PAGE.left, top).scale(scale);
		for (const { y } of grid) document.moveTo(left, y).lineTo(width, y).lineWidth(0.5).stroke(COLOUR.line);
		for (const { d, look } of paths) {
			const shape = document.path(d);
			if (look === "l1") shape.lineWidth(2).stroke(LOOKS.l1);
			else if (look === "l2") shape.lineWidth(1.5).dash(3, { space: 3 }).stroke(LOOKS.l2).undash();
			else shape.fill(LOOKS[look]);
		}
		applyStyle(document, "fine");
		for (const { y, text } of grid)
			document.text(text, 0, y - 4, { width: left - 6, align: "right", lineBreak: false });
		for (const { x, text } of ticks)
			document.text(text, x - 20, height - 14, { width: 40, align: "center", lineBreak: false });
		document.restore();
	});
	document.x = PAGE.left;
	document.y = top + height * scale + 4;
}

function drawBars(page: Page, title: string, bars: ReportDocument["parts"][number]["bars"]): void {
	const { document } = page;
	const top = document.y;
	const room = BODY_WIDTH - BAR.name - BAR.value;
	const alt = `${title}: ${bars.map(({ name, text }) => `${name} ${text}`).join(", ")}`;
	page.figure(alt, { x: PAGE.left, y: top, size: BODY_WIDTH, height: bars.length * BAR.step }, () => {
		for (const [index, { name, share, text }] of bars.entries()) {
			const y = top + index * BAR.step;
			applyStyle(document, "small");
			document.text(name, PAGE.left, y, { width: BAR.name - 10, height: 11, ellipsis: true });
			document.rect(PAGE.left + BAR.name, y + 1, Math.max(1, room * share), BAR.height).fill(LOOKS.b1);
			applyStyle(document, "small");
			document.text(text, PAGE.left + BAR.name + room, y, { width: BAR.value, align: "right", lineBreak: false });
		}
	});
	document.x = PAGE.left;
	document.y = top + bars.length * BAR.step + 4;
}
