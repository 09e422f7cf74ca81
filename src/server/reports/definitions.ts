import type { ReportKey, ReportUnit } from "#contract/office/reports.ts";
import { ANSWERS, type Answers, NOT_SAID } from "#server/sign-ups/answers.ts";
import type * as store from "./store.ts";

type Found<F extends (...given: never[]) => unknown> = Awaited<ReturnType<F>>;

/** All that one period is counted from. */
export interface Source {
	seats: Found<typeof store.countSeats>;
	answers: Found<typeof store.countAnswers>;
	repeaters: Found<typeof store.countRepeaters>;
	utilisation: Found<typeof store.sumSeatsPerSeminar>;
	revenue: Found<typeof store.sumRevenue>;
	sold: Found<typeof store.countSold>;
	donations: Found<typeof store.sumDonations>;
	visits: Found<typeof store.sumVisits>;
	came: Found<typeof store.countCame>;
	past: Found<typeof store.findPast>;
}

export interface Line {
	name: string;
	values: number[];
}

export interface ReportColumn {
	title: string;
	unit: ReportUnit;
	/** Part and whole, by their columns; its own value is reckoned from them. */
	share?: readonly [part: number, whole: number];
	/** Counts persons who have something in common that concerns nobody outside (OFF-033). */
	guarded?: true;
}

export interface Definition {
	/** Goes on in time; else groups, the largest first. */
	byStep: boolean;
	label: string;
	note: string;
	columns: readonly ReportColumn[];
	/** A share below it does not pay. */
	mark?: number;
	lines: (source: Source) => Line[];
}

const BEGUN = "Gezählt werden Termine, die begonnen haben und nicht abgesagt wurden.";

function byAnswer(answer: (answers: Omit<Answers, "weekly">) => string, label: string): Definition {
	return {
		byStep: false,
		label,
		note: "Personen, die da waren. Angaben gelten für die Person, die gebucht hat; Begleitung steht unter „Keine Angabe“.",
		columns: [{ title: "Teilnehmende", unit: "count", guarded: true }],
		lines: ({ answers }) => {
			const groups = Map.groupBy(answers, (row) => (row.is_first ? answer(row) : NOT_SAID));
			return Array.from(groups, ([name, own]) => ({ name, values: [own.reduce((sum, row) => sum + row.persons, 0)] }));
		},
	};
}

/** How full a date has to be to pay for itself, in percent. */
const PAYS_FROM = 60;

function utilisation(nameOf: (row: Source["utilisation"][number]) => string, label: string): Definition {
	return {
		byStep: false,
		label,
		note: `${BEGUN} Termine ohne feste Zahl von Plätzen bleiben außen vor. Der Strich steht bei ${PAYS_FROM} %: Darunter trägt sich ein Termin nicht.`,
		mark: PAYS_FROM,
		columns: [
			{ title: "Auslastung", unit: "percent", share: [1, 2] },
			{ title: "Belegt", unit: "count" },
			{ title: "Plätze", unit: "count" },
			{ title: "Termine", unit: "count" },
		],
		lines: ({ utilisation }) => {
			const total = (rows: Source["utilisation"], key: "taken" | "seats" | "dates") =>
				rows.reduce((sum, row) => sum + row[key], 0);
			return Array.from(Map.groupBy(utilisation, nameOf), ([name, own]) => ({
				name,
				values: [0, total(own, "taken"), total(own, "seats"), total(own, "dates")],
			}));
		},
	};
}

/** What is here and what has gone, in one line for each step. */
const together = (...parts: Line[][]): Line[] =>
	Array.from(
		Map.groupBy(parts.flat(), ({ name }) => name),
		([name, lines]) => ({
			name,
			values: (lines[0]?.values ?? []).map((_, at) => lines.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
		}),
	);

/** REP-01, one for each. */
export const DEFINITIONS: Record<ReportKey, Definition> = {
	months: {
		byStep: true,
		label: "Zeit",
		note: `${BEGUN} „Menschen“ zählt jede Adresse einmal je Zeile.`,
		columns: [
			{ title: "Plätze", unit: "count" },
			{ title: "Gekommen", unit: "count" },
			{ title: "Menschen", unit: "count" },
		],
		lines: ({ seats }) => seats.map(({ name, seats, came, people }) => ({ name, values: [seats, came, people] })),
	},
	revenue: {
		byStep: true,
		label: "Zeit",
		note: "Netto nach dem Datum der Rechnung; Gutschriften sind abgezogen.",
		columns: [
			{ title: "Umsatz", unit: "money" },
			{ title: "Seminare", unit: "money" },
			{ title: "Videokurse", unit: "money" },
		],
		lines: ({ revenue, past }) =>
			together(
				revenue.map(({ name, all, seminars, courses }) => ({ name, values: [all, seminars, courses] })),
				past.flatMap(({ month, kind, cents }) => {
					if (kind === "donations") return [];
					return [{ name: month, values: kind === "seminars" ? [cents, cents, 0] : [cents, 0, cents] }];
				}),
			),
	},
	sectors: byAnswer(ANSWERS.sector, "Bereich"),
	commitments: byAnswer(ANSWERS.commitment, "Engagement"),
	regions: byAnswer(ANSWERS.area, "Region"),
	repeaters: {
		byStep: true,
		label: "Zeit",
		note: "Anteil der Menschen mit bekannter Adresse, die in den zwei Jahren davor schon einmal einen Platz hatten.",
		columns: [
			{ title: "Kommen wieder", unit: "percent", share: [2, 1] },
			{ title: "Menschen", unit: "count", guarded: true },
			{ title: "Davon wieder", unit: "count", guarded: true },
		],
		lines: ({ repeaters }) => repeaters.map(({ name, people, again }) => ({ name, values: [0, people, again] })),
	},
	seminars: utilisation(({ topic }) => topic, "Seminar"),
	lecturers: utilisation(({ lecturer }) => lecturer, "Dozierende"),
	courses: {
		byStep: false,
		label: "Videokurs",
		note: "Verkäufe nach dem Tag der Bestellung, ohne widerrufene; Umsatz netto.",
		columns: [
			{ title: "Verkauft", unit: "count", guarded: true },
			{ title: "Umsatz", unit: "money" },
		],
		lines: ({ sold }) => sold.map(({ topic, sold, net }) => ({ name: topic, values: [sold, net] })),
	},
	donations: {
		byStep: true,
		label: "Zeit",
		note: "Was angekommen ist, nach dem Tag der Zahlung; was zurückging, ist am Tag der Erstattung abgezogen.",
		columns: [
			{ title: "Betrag", unit: "money" },
			{ title: "Spenden", unit: "count", guarded: true },
		],
		lines: ({ donations, past }) =>
			together(
				donations.map(({ name, cents, donations }) => ({ name, values: [cents, donations] })),
				past.flatMap(({ month, kind, count, cents }) =>
					kind === "donations" ? [{ name: month, values: [cents, count] }] : [],
				),
			),
	},
	visits: {
		byStep: false,
		label: "Seminar",
		note: "Gezählt am Server ohne Cookie und ohne Angaben zu Personen; Suchmaschinen und andere Programme bleiben außen vor. „Gekommen“ sind Personen, die bei Terminen des Zeitraums da waren.",
		columns: [
			{ title: "Gesehen", unit: "count" },
			{ title: "Begonnen", unit: "count" },
			{ title: "Abgeschickt", unit: "count" },
			{ title: "Gekommen", unit: "count" },
			{ title: "Besuch wird Buchung", unit: "percent", share: [2, 0] },
		],
		lines: ({ visits, came }) => {
			const persons = new Map(came.map(({ topic, persons }) => [topic, persons]));
			return visits.map(({ topic, looked, began, finished }) => ({
				name: topic,
				values: [looked, began, finished, persons.get(topic) ?? 0, 0],
			}));
		},
	},
};
