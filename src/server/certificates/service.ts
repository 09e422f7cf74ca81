import type { CheckedCertificate } from "#contract/certificates.ts";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile } from "#contract/files.ts";
import { letterPaths } from "#contract/letter-paths.ts";
import type { Without } from "#contract/office/certificates.ts";
import { paths } from "#contract/paths.ts";
import { nameOf } from "#server/attendance/rules.ts";
import { presence } from "#server/attendance/service.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Feedback } from "#server/feedback/service.ts";
import { DRAWINGS } from "#server/invoices/files.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { SettingsService } from "#server/settings/service.ts";
import type { Dates, SessionRow } from "#server/sign-ups/dates.ts";
import { hashToken } from "#server/tokens.ts";
import type { CertificateDocument } from "./document.ts";
import { certificateMail } from "./mails.ts";
import { initialsOf, judge, normalCode } from "./rules.ts";
import * as store from "./store.ts";
import { createCertificateWriting, dateFacts } from "./writing.ts";

interface Parts extends Letters {
	secrets: Secrets;
	invoices: Invoices;
	feedback: Feedback;
	audit: Audit;
	dates: Dates;
	settings: Pick<SettingsService, "now">;
}

/** More than anybody has papers to check, and too few to try codes. */
const CHECKS = { name: "certificate-check", max: 60, perMs: HOUR_MS };
/** What is older than that is issued by hand, if at all. */
const LATELY_MS = 30 * DAY_MS;

/** Who gets a letter with which sheets. */
interface Sheet {
	row: store.CertificateRow;
	person: store.PersonRow;
}

/** None of those who have given no address: they are handed their sheet. */
const addressOf = ({ email, by }: store.PersonRow): string | null => email ?? by.email;

export const fileOf = async (
	{ number, ...rest }: CertificateDocument,
	admit: () => Promise<void>,
): Promise<SentFile & { content: Uint8Array }> => ({
	name: `${number}.pdf`,
	type: "application/pdf",
	content: await drawPdf({ kind: "certificate", certificate: { number, ...rest } }, "downloads", admit),
	inline: true,
});

/** Certificates of those who were there (ROOM-05). */
export function createCertificates(parts: Parts) {
	const { db, clock, limits, outbox, sender, secrets, feedback, audit, dates, settings } = parts;
	const writing = createCertificateWriting(parts);

	const pathOf = async ({ number, token_hash }: store.CertificateRow): Promise<string> =>
		`${API_BASE}/certificate_file/${await secrets.linkToken("certificate", number, token_hash)}`;

	const bookingUrl = async ({ number, token_hash }: store.PersonRow["by"]): Promise<string> =>
		sender.publicUrl + paths.booking(await secrets.linkToken("booking", number, token_hash));

	/** One letter to each address, whosever sheets come with it. */
	async function send(tx: Db, dateId: number, sheets: readonly Sheet[], withFeedback: boolean): Promise<void> {
		const ids = sheets.map(({ person }) => person.id);
		const links = withFeedback ? await feedback.invite(tx, dateId, ids) : new Map<number, string>();
		for (const [to, own] of Map.groupBy(sheets, ({ person }) => addressOf(person)?.toLowerCase() ?? null)) {
			const [{ person }] = own as [Sheet];
			if (to === null) continue;
			const isBooker = addressOf(person) === person.by.email;
			const letter = {
				first_name: isBooker ? person.by.first_name : (person.first_name ?? person.by.first_name),
				sheets: await Promise.all(
					own.map(async ({ row }) => ({ document: row.document, url: sender.publicUrl + (await pathOf(row)) })),
				),
				feedback: own.flatMap(({ person: { id } }) => {
					const token = links.get(id);
					return token ? [sender.publicUrl + letterPaths.feedback(token)] : [];
				}),
				bookingUrl: isBooker ? await bookingUrl(person.by) : null,
			};
			await outbox.writeMail(tx, "certificate", addressOf(person) ?? to, certificateMail(letter, sender));
		}
		await store.updateCertificates(
			tx,
			sheets.map(({ row }) => row.id),
			{ sent_at: clock() },
		);
	}

	async function demandDate(tx: Db, dateId: number) {
		const date = await store.findDate(tx, dateId);
		if (!date) throw refuse("not_found");
		return { date, sessions: await dates.sessionsOfOne(dateId, tx) };
	}

	const isOver = (sessions: readonly SessionRow[]): boolean =>
		sessions.length > 0 && sessions.every(({ ends_at }) => ends_at <= clock());

	/** Who would get one now: those without a standing one. */
	async function due(tx: Db, dateId: number, sessions: readonly SessionRow[]) {
		const standing = new Set((await store.findStanding(tx, dateId)).map(({ person_id }) => person_id));
		const { persons, totalUnits: all } = await presence(tx, dateId, sessions);
		const { below } = settings.now().certificates;
		const judged = (await store.findSeated(tx, dateId)).flatMap((person) => {
			const attended = standing.has(person.id) ? undefined : persons.get(person.id);
			return attended ? [{ person, verdict: judge(person, attended, { all, below }) }] : [];
		});
		const ready = judged.flatMap(({ person, verdict }) => ("units" in verdict ? [{ person, ...verdict }] : []));
		const without = judged.flatMap(({ person, verdict }): Without[] =>
			"reason" in verdict ? [{ name: nameOf(person), reason: verdict.reason }] : [],
		);
		return { ready, without };
	}

	return {
		writing,
		send,
		demandDate,
		isOver,
		due,

		/** Everybody who is due and has none gets one, with the letter; two who issue at once wait for each other. */
		async issue(tx: Db, dateId: number): Promise<{ issued: number; without: Without[] }> {
			await dates.lock(tx, dateId);
			const { date, sessions } = await demandDate(tx, dateId);
			if (date.cancelled || !isOver(sessions)) throw refuse("date_not_over");
			const { ready, without } = await due(tx, dateId, sessions);
			const facts = dateFacts(date, sessions);
			const sheets: Sheet[] = [];
			for (const { person, units, remark } of ready) {
				const names = { first_name: person.first_name ?? "", last_name: person.last_name ?? "" };
				const row = await writing.write(tx, { ...facts, ...names, units, remark }, { dateId, personId: person.id });
				sheets.push({ row, person });
			}
			await send(tx, dateId, sheets, true);
			return { issued: sheets.length, without };
		},

		/** Where the house wants it so: as soon as everybody's presence is noted. */
		async tend(): Promise<void> {
			if (settings.now().certificates.issue !== "by_itself") return;
			const now = clock();
			for (const dateId of await store.findFinished(db, new Date(now.getTime() - LATELY_MS), now)) {
				await db.transaction(async (tx) => {
					const { issued } = await this.issue(tx, dateId);
					if (issued > 0) await audit.note(tx, "system", "certificates_issued", dateId, { issued: [null, issued] });
				});
			}
		},

		/** Tells as little as answers the question (OFF-024). */
		async check(typed: string, address: string): Promise<CheckedCertificate> {
			await limits.take(CHECKS, address);
			const code = normalCode(typed);
			const row = code === null ? undefined : await store.findByCode(db, code);
			if (!row) return { state: "unknown", certificate: null };
			if (row.withdrawn_at) return { state: "withdrawn", certificate: null };
			if (row.replaced_at) return { state: "replaced", certificate: null };
			const { topic, from, to, units, unit_minutes } = row.document;
			return {
				state: "valid",
				certificate: { topic, from, to, units, unit_minutes, initials: initialsOf(row.document) },
			};
		},

		async pdfForToken(token: string, address: string): Promise<SentFile> {
			const row = await store.findByToken(db, hashToken(token));
			if (!row || row.withdrawn_at || row.replaced_at) throw refuse("not_found");
			return fileOf(row.document, () => limits.take(DRAWINGS, address));
		},

		/** For the page of a booking. */
		ofSignUp: async (tx: Db, signUpId: number) =>
			Promise.all(
				(await store.findOfSignUp(tx, signUpId)).map(async (row) => ({
					number: row.number,
					name: `${row.document.first_name} ${row.document.last_name}`,
					path: await pathOf(row),
				})),
			),
	};
}

export type Certificates = ReturnType<typeof createCertificates>;
