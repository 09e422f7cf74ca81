import { eq } from "drizzle-orm";
import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import { newsletterDeclaration } from "#contract/legal/declarations/by-version.ts";
import { contactReplies, contactRequests } from "#server/contact/tables.ts";
import type { Db } from "#server/db/client.ts";
import { insertDonation } from "#server/donations/store.ts";
import { donations } from "#server/donations/tables.ts";
import { newsletterSubscribers } from "#server/newsletter/tables.ts";
import { users } from "#server/staff/tables.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { DEMO_STAFF } from "../accounts.ts";
import { createChance } from "./chance.ts";
import { PEOPLE, person } from "./people.ts";
import { DEMO_PURPOSES, homeOf } from "./receipts.ts";

const EUROS = [10, 20, 25, 30, 50, 50, 75, 100, 150, 250] as const;
const DONATIONS = 18;
const READERS = 90;
const READERS_HOURS = 80 * 24;

/** Every fifth is a transfer of which no bank has told yet. */
export async function loadDonations(tx: Db, now: Date): Promise<void> {
	await loadStanding(tx, now);
	const chance = createChance(356);
	await tx.insert(donations).values(
		Array.from({ length: DONATIONS }, (_, index) => {
			const who = index === 0 ? person("Jörg Winkelmann") : chance.one(PEOPLE);
			const at = new Date(now.getTime() - 3 * HOUR_MS - index * 3.2 * DAY_MS);
			return {
				reference: `SPENDE-DEMO${String(index + 1).padStart(4, "0")}`,
				amount_cents: chance.one(EUROS) * 100,
				rhythm: "one_off" as const,
				purpose: index % 3 === 1 ? (DEMO_PURPOSES[index % DEMO_PURPOSES.length] ?? null) : null,
				name: who.name,
				email: who.email,
				...(index % 3 === 0 ? homeOf(who) : {}),
				paid_at: index % 5 === 4 ? null : at,
				created_at: at,
			};
		}),
	);
}

const STANDING = [
	{ name: "Clara Winkler", euro: 15, since: 2, purpose: null },
	{ name: "Rolf Petzold", euro: 30, since: 4, purpose: "Vorlesekoffer" },
	{ name: "Hanna Rösler", euro: 10, since: 7, purpose: null },
] as const;

/** Standing orders of this year, each on the third. */
async function loadStanding(tx: Db, now: Date): Promise<void> {
	const { year, month, day } = berlinDay(now);
	const last = day > 3 ? month : month - 1;
	for (const { name, euro, since, purpose } of STANDING) {
		let continues_id: number | null = null;
		for (let turn = since; turn <= last; turn += 1) {
			const at = berlinMoment({ year, month: turn, day: 3 }, "12:00");
			const reference = `SPENDE-DEMO${name.slice(0, 2).toUpperCase()}${String(turn).padStart(2, "0")}`;
			const row = { reference, amount_cents: euro * 100, rhythm: "monthly" as const, purpose, continues_id };
			const who = { name, email: person(name).email, paid_at: at, created_at: at };
			const { id } = await insertDonation(tx, { ...row, ...who });
			continues_id ??= id;
		}
	}
}

/** Some have left again, and the newest have not confirmed yet. */
export async function loadReaders(tx: Db, now: Date): Promise<void> {
	const chance = createChance(7);
	const { version } = newsletterDeclaration("newsletter_form");
	const hoursAgo = Array.from({ length: READERS }, () => chance.between(5, READERS_HOURS)).sort((a, b) => b - a);
	await tx.insert(newsletterSubscribers).values(
		hoursAgo.map((hours, index) => {
			const requested_at = new Date(now.getTime() - hours * HOUR_MS);
			const isPending = index >= READERS - 2;
			const hasLeft = index % 16 === 9;
			return {
				email: `leserin.${index + 1}@example.org`,
				source: "newsletter_form" as const,
				text_version: version,
				token_hash: hashToken(newToken()),
				state: isPending ? ("pending" as const) : hasLeft ? ("unsubscribed" as const) : ("confirmed" as const),
				requested_at,
				confirmed_at: isPending ? null : new Date(requested_at.getTime() + 9 * MINUTE_MS),
				unsubscribed_at: hasLeft
					? new Date(Math.min(requested_at.getTime() + 6 * DAY_MS, now.getTime() - HOUR_MS))
					: null,
			};
		}),
	);
}

const QUESTIONS = [
	["Reza Ahmadi", 3, "Brauchen wir für den Trikotsponsor eine Rechnung, oder reicht eine Spendenbescheinigung?"],
	[
		"Katharina Böhme",
		1,
		"Wir würden gern mit acht Leuten kommen. Geht das auch als geschlossene Gruppe bei uns im Haus?",
	],
	[
		"Nele Fischer",
		0.2,
		"Gibt es das Seminar zur Kassenführung im Frühjahr noch einmal? Der Termin im Dezember ist voll.",
	],
] as const;
const ASSIGNED = "Katharina Böhme";
const REPLY = {
	name: "Reza Ahmadi",
	hours: 5,
	text: "Hallo noch einmal,\n\ndas Autohaus hat jetzt ein Angebot geschickt. Ich hänge es an.\n\nViele Grüße\nReza",
} as const;
const ANSWERED = [
	["Pavel Novák", 8, "Ist der Raum in Chemnitz mit dem Rollstuhl erreichbar?"],
	["Hanna Rösler", 15, "Können wir die Rechnung auf den Verein umschreiben lassen?"],
	["Bernd Uhlig", 27, "Wie lange sehen wir den Videokurs nach dem Kauf?"],
	["Constanze Weiß", 41, "Bietet ihr auch Beratung zur Gründung einer Stiftung an?"],
] as const;

export async function loadQuestions(tx: Db, now: Date): Promise<void> {
	const asked = ([name, days, description]: (typeof QUESTIONS | typeof ANSWERED)[number]) => {
		const { email, company } = person(name);
		return { name, email, company, description, created_at: new Date(now.getTime() - days * DAY_MS) };
	};
	const [own] = await tx.select({ id: users.id }).from(users).where(eq(users.email, DEMO_STAFF.account.email));
	const open = QUESTIONS.map((question) => ({
		...asked(question),
		assigned_to: question[0] === ASSIGNED ? own?.id : null,
	}));
	const done = ANSWERED.map(asked).map((row) => ({ ...row, closed_at: new Date(row.created_at.getTime() + DAY_MS) }));
	await tx.insert(contactRequests).values([...open, ...done]);
	await loadReply(tx, now);
}

/** POST-02: somebody has written back to the receipt. */
async function loadReply(tx: Db, now: Date): Promise<void> {
	const { name, email } = person(REPLY.name);
	const replied_at = new Date(now.getTime() - REPLY.hours * HOUR_MS);
	const [request] = await tx
		.update(contactRequests)
		.set({ replied_at })
		.where(eq(contactRequests.email, email))
		.returning({ id: contactRequests.id });
	if (!request) return;
	await tx.insert(contactReplies).values({
		...{ request_id: request.id, kind: "reply" as const, message_id: "<demo@vsz.example>", name, email },
		...{ text: REPLY.text, files: [{ name: "sponsoring-angebot.pdf", bytes: 184_320 }], created_at: replied_at },
	});
}
