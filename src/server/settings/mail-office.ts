import { randomUUID } from "node:crypto";
import { berlinIso } from "#contract/berlin.ts";
import { HOUR_MS, SECOND_MS } from "#contract/constants.ts";
import type { Mail, MailSettings, MailWithPassword } from "#contract/office/mail.ts";
import type { Outcome } from "#contract/office/state.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { sendBySmtp } from "#server/outbox/smtp.ts";
import { smtpWords } from "#server/outbox/smtp-words.ts";
import { keepsLetters, nothingToDraw, outgoing } from "#server/outbox/transports.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Staff as StaffService } from "#server/staff/service.ts";
import { testMail } from "#server/state/mails.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { isSameServer, senderOf, smtpUrlOf } from "./mail-rules.ts";
import { outerAddress } from "./mail-server.ts";
import { MAIL_PASSWORD, type SettingsService } from "./service.ts";
import * as store from "./store.ts";
import { createGroupWriting } from "./writing.ts";

interface Parts extends Pick<Letters, "db" | "clock" | "limits"> {
	audit: Audit;
	secrets: Secrets;
	settings: SettingsService;
	staff: Pick<StaffService, "colleague">;
}

/** Saving another server counts too: both ask the network for it. */
const TESTS = { name: "test-mail-server", max: 20, perMs: HOUR_MS };
/** Somebody waits for it. */
const TEST_MS = 15 * SECOND_MS;

/** How letters leave the house, as the Leitung sets it: live in every process, the password sealed. */
export function createMailOffice({ db, clock, limits, audit, secrets, settings, staff }: Parts) {
	const { config, given } = settings;
	const writeGroup = createGroupWriting({ clock, audit, start: settings.start });

	async function get(): Promise<MailSettings> {
		const row = (await store.findGroups(db)).find(({ key, revision }) => key === "mail" && revision > 0);
		return {
			values: settings.now().mail,
			has_password: settings.mailPassword() !== "",
			fixed: { server: given.smtpUrl && new URL(given.smtpUrl).host, sender: given.mailFrom },
			without_server: keepsLetters({ ...config, smtpUrl: null }) ? "kept" : "waiting",
			own_address: config.provider.email,
			revision: row?.revision ?? 0,
			updated_at: row ? berlinIso(row.updated_at) : null,
			updated_by: row?.updated_by ?? null,
		};
	}

	/** What was typed, or else what is kept, if it goes where it went before. */
	function passwordFor({ password, ...mail }: MailWithPassword): string {
		if (password !== "" || mail.user === "") return password;
		const kept = settings.mailPassword();
		if (kept === "") throw refuseField("password", "Bitte gib das Passwort ein");
		if (!isSameServer(mail, settings.now().mail))
			throw refuseField(
				"password",
				"Der Server oder der Zugang ist ein anderer: Bitte gib das Passwort noch einmal ein",
			);
		return kept;
	}

	/** Where a letter may be sent to from the form; on somebody's own machine that is anywhere. */
	async function addressFor(mail: Mail): Promise<string> {
		// There everybody knows the password of the Leitung.
		if (config.isDemonstration) throw refuseField("host", "In einer Vorführung verlässt kein Brief das Haus");
		return config.isPublic ? outerAddress(mail) : mail.host;
	}

	async function keepPassword(tx: Db, password: string): Promise<void> {
		if (password === "") await store.removeSealed(tx, MAIL_PASSWORD);
		else await store.putSealed(tx, MAIL_PASSWORD, await secrets.encrypt(password));
	}

	/** The history tells that it changed, never what it is. */
	function passwordChange(password: string): Record<string, [string, string]> {
		const kept = settings.mailPassword();
		if (password === kept) return {};
		return { password: [kept ? "gesetzt" : "keines", password ? "neu gesetzt" : "keines"] };
	}

	/** What is kept of what was typed; where the environment names the server, that part stays as it is. */
	async function settled(typed: MailWithPassword, by: Staff): Promise<{ value: Mail; password: string }> {
		const { password: _, ...value } = typed;
		const now = settings.now().mail;
		if (given.smtpUrl) {
			const { from, reply_to } = value;
			return { value: { ...now, from, reply_to }, password: settings.mailPassword() };
		}
		if (value.host === "") return { value: { ...value, user: "" }, password: "" };
		const password = passwordFor(typed);
		if (!isSameServer(value, now)) {
			await limits.take(TESTS, String(by.id));
			await addressFor(value);
		}
		return { value, password };
	}

	async function urlFor(typed: MailWithPassword): Promise<string> {
		if (given.smtpUrl) return given.smtpUrl;
		if (typed.host === "") throw refuseField("host", "Bitte nenne zuerst den Server");
		const password = passwordFor(typed);
		return smtpUrlOf(typed, password, await addressFor(typed)) ?? "";
	}

	async function sendTest(url: string, { from, reply_to }: Mail, person: { name: string; email: string }) {
		const sender = { ...config, mailFrom: given.mailFrom ?? senderOf({ from }, config.provider) };
		const message = { ...compose(testMail(person.name, clock()), sender), ...(reply_to && { replyTo: reply_to }) };
		const row = { id: randomUUID(), recipient: person.email, created_at: clock(), message };
		await sendBySmtp(url, await outgoing(sender, nothingToDraw, row), AbortSignal.timeout(TEST_MS));
	}

	return {
		get,

		async change({ revision, ...typed }: MailWithPassword & { revision: number }, by: Staff): Promise<MailSettings> {
			const { value, password } = await settled(typed, by);
			const besides = passwordChange(password);
			await secrets.ready();
			await db.transaction(async (tx) => {
				await writeGroup(tx, "mail", { value, revision, besides }, by);
				if (besides.password) await keepPassword(tx, password);
			});
			await settings.load();
			return get();
		},

		/** Through exactly what was typed; nothing of it is kept. */
		async test(typed: MailWithPassword, by: Staff): Promise<Outcome> {
			await limits.take(TESTS, String(by.id));
			const url = await urlFor(typed);
			const person = await staff.colleague(by.id);
			const outcome = await sendTest(url, typed, person).then(
				(): Outcome => ({
					health: "ok",
					sentence: `Der Server hat den Testbrief an ${person.email} angenommen. Sieh in dein Postfach, auch unter Spam.`,
				}),
				(error: unknown): Outcome => ({ health: "err", sentence: smtpWords(error) }),
			);
			// What a server answers may name whoever the letter was for.
			const details = { server: new URL(url).host, recipient: person.email, outcome: outcome.health };
			await audit.note(db, by, "mail_tested", "mail", details);
			return outcome;
		},
	};
}

export type MailOffice = ReturnType<typeof createMailOffice>;
