import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { DAY_MS } from "#contract/constants.ts";
import type { CampaignBlock } from "#contract/office/campaign-blocks.ts";
import { campaignLetter } from "#server/campaigns/mails.ts";
import { tooManyFailed } from "#server/campaigns/rules.ts";
import { campaigns } from "#server/campaigns/tables.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { Block } from "#server/outbox/blocks.ts";
import { blocksOf } from "#server/outbox/markup.ts";

interface Issue {
	subject: string;
	preheader: string;
	/** Title and text of each part. */
	parts: readonly (readonly [title: string, text: string])[];
	button?: readonly [label: string, link: string];
}

const CASH_CHECK: Issue = {
	subject: "Kassensturz, solange noch Zeit ist",
	preheader: "Drei Stunden im November sparen dir drei Abende im März.",
	parts: [
		[
			"Fang mit dem Karton an",
			"In fast jedem Verein steht irgendwo ein Karton mit Belegen. Leer ihn jetzt aus, nicht im Frühjahr: Im November weiß noch jemand, wofür die 48,90 € vom Baumarkt waren.\n\n- Belege nach Monaten legen\n- auf jeden schreiben, **wofür** und **wer**\n- was fehlt, gleich nachfordern",
		],
		[
			"Eine Frage, die bei uns oft ankommt",
			"„Darf die Kassenwartin auch die Kasse prüfen?“ Nein. Prüfen muss jemand, der im Jahr davor nicht selbst gebucht hat. Steht in eurer Satzung nichts dazu, wählt die Mitgliederversammlung zwei Menschen.",
		],
		[
			"Für den Kaffee danach",
			"Wer im Verein die Zahlen macht, hört selten danke. Sag es heute einmal laut. Kostet nichts und braucht keinen Beleg.",
		],
	],
	button: ["Seminare im Kalender ansehen", "/seminare"],
};

const NEW_ON_BOARD: Issue = {
	subject: "Neu im Vorstand? Die ersten vier Wochen",
	preheader: "Was du unterschreiben darfst, und was besser noch nicht.",
	parts: [
		[
			"Woche eins: zuhören",
			"Lass dir zeigen, wo Satzung, Protokolle und Zugänge liegen. Frag, was schiefging, nicht nur, was gut lief. Unterschreib in dieser Woche nichts, was länger als ein Jahr bindet.",
		],
		[
			"Woche zwei bis vier: ordnen",
			"1. Eintragung im Vereinsregister beantragen\n2. der Bank den neuen Vorstand melden\n3. Versicherungen durchsehen\n4. einen Abend für die Übergabe ansetzen, mit Abendbrot",
		],
	],
	button: ["Im Ratgeber weiterlesen", "/ratgeber"],
};

const FUNDING: Issue = {
	subject: "Fördermittel für das nächste Jahr",
	preheader: "Welche Frist zuerst kommt.",
	parts: [
		[
			"Erst die Idee, dann der Antrag",
			"Schreib in drei Sätzen auf, was sich durch euer Projekt ändert. Den Rest füllt das Formular.",
		],
	],
};

const YEARS_END: Issue = {
	subject: "Ein Platz ist noch frei, und vier Dinge fürs Jahresende",
	preheader: "Verwendungsnachweis, Spendenquittungen und ein neuer Videokurs.",
	parts: [["Das Jahr wird kürzer", "Die Liste wird länger. Hier kommt, was dir im Dezember Arbeit abnimmt."]],
};

const GREETING: Issue = {
	subject: "Guten Rutsch, und was 2027 neu ist",
	preheader: "Die wichtigsten Änderungen auf einer Seite.",
	parts: [
		[
			"Bevor es losgeht",
			"Wir haben durchgesehen, was sich zum Jahreswechsel für Vereine ändert, und den Rest weggelassen.",
		],
	],
};

const blocksIn = ({ parts, button }: Issue): CampaignBlock[] => [
	...parts.map(([title, text]) => ({ key: randomUUID(), kind: "text" as const, title, text })),
	...(button ? [{ key: randomUUID(), kind: "button" as const, label: button[0], link: button[1] }] : []),
];

const lettersIn = ({ parts, button }: Issue, publicUrl: string): Block[] => [
	...parts.flatMap(([text, words]): Block[] => [{ kind: "heading", text }, ...blocksOf(words, { values: {} })]),
	...(button ? [{ kind: "button" as const, label: button[0], url: publicUrl + button[1] }] : []),
];

const wordsOf = (issue: Issue, at: Date) => ({
	...{ subject: issue.subject, preheader: issue.preheader, blocks: blocksIn(issue) },
	...{ created_at: new Date(at.getTime() - DAY_MS), updated_at: at },
});

const startedWith = (issue: Issue, { publicUrl }: Config, at: Date) => ({
	...wordsOf(issue, at),
	letter: campaignLetter(issue, lettersIn(issue, publicUrl)),
	...{ started_at: at, due_at: at },
});

/** One that was refused, the others as far as they got; who has come since has none of it. */
const deliver = (tx: Db, id: number, at: Date, sent: number) =>
	tx.execute(sql`
		insert into campaign_deliveries (campaign_id, subscriber_id, state, tries, sent_at, unsubscribed_at)
		select ${id}::int, id, case when nth > ${sent} then 'waiting' when nth % 29 = 3 then 'failed' else 'sent' end,
			case when nth > ${sent} then 0 else 1 end,
			case when nth <= ${sent} and nth % 29 <> 3 then ${at}::timestamptz end,
			case when state = 'unsubscribed' then unsubscribed_at end
		from (select *, row_number() over (order by id desc) as nth from newsletter_subscribers
			where confirmed_at < ${at}::timestamptz
				and coalesce(unsubscribed_at > ${at}::timestamptz, true)) as readers`);

/** An address that takes nothing any more. */
const setOneAside = (tx: Db, campaignId: number, at: Date) =>
	tx.execute(sql`
		with one as (
			update newsletter_subscribers set set_aside_at = ${at}, set_aside_status = '5.1.1'
			where id = (select subscriber_id from campaign_deliveries
				where campaign_id = ${campaignId} and state = 'failed' order by 1 limit 1)
			returning id)
		insert into newsletter_bounces (subscriber_id, campaign_id, kind, status, source, created_at)
		select id, ${campaignId}, 'hard', '5.1.1', 'demo', ${at} from one`);

/** Newsletters in every state in which one can lie about. */
export async function loadNewsletters(tx: Db, config: Config, now: Date): Promise<void> {
	const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
	const rows = await tx
		.insert(campaigns)
		.values([
			{
				...startedWith(NEW_ON_BOARD, config, ago(29)),
				...{ state: "sent", ended_at: ago(28.99), is_archived: true, counts_visits: true, visits: 41 },
			},
			{
				...startedWith(CASH_CHECK, config, ago(15)),
				...{ state: "sent", ended_at: ago(14.99), is_archived: true, counts_visits: true, visits: 57 },
			},
			{ ...startedWith(FUNDING, config, ago(1)), state: "paused", stop_reason: tooManyFailed(5), next_at: ago(1) },
			{ ...wordsOf(YEARS_END, ago(0.1)), counts_visits: true, is_archived: true },
			{ ...wordsOf(GREETING, ago(0.2)), state: "planned", due_at: new Date(now.getTime() + 12 * DAY_MS) },
		])
		.returning({ id: campaigns.id, state: campaigns.state, started_at: campaigns.started_at });
	for (const { id, state, started_at } of rows)
		if (started_at) await deliver(tx, id, started_at, state === "paused" ? 32 : Number.MAX_SAFE_INTEGER);
	const [, second] = rows;
	if (second) await setOneAside(tx, second.id, ago(14));
}
