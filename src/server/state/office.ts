import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { AuditAction } from "#contract/office/audit.ts";
import type { HouseState, Outcome } from "#contract/office/state.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Backups } from "#server/backups/service.ts";
import type { Config } from "#server/config.ts";
import { newestMigration } from "#server/db/migrate.ts";
import { reasonForLog } from "#server/for-log.ts";
import type { Inbox } from "#server/inbox/service.ts";
import { runOne } from "#server/jobs/run.ts";
import type { Job, JobRuns } from "#server/jobs/service.ts";
import type { MediaFiles } from "#server/media/files.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Payments } from "#server/payments/service.ts";
import { germanMobile } from "#server/pins/rules.ts";
import type { Staff as StaffService } from "#server/staff/service.ts";
import type { Staff } from "#server/viewer.ts";
import { lookAtDisk, tryWriting } from "./disk.ts";
import { jobState } from "./jobs.ts";
import { testMail, testSms } from "./mails.ts";
import * as parts from "./parts.ts";
import { ownProcess } from "./process.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	config: Config;
	audit: Audit;
	payments: Payments;
	jobRuns: JobRuns;
	backups: Pick<Backups, "look">;
	mediaFiles: Pick<MediaFiles, "bucket">;
	inbox: Pick<Inbox, "state">;
	colleagues: Pick<StaffService, "colleague">;
}

const SENT_SHOWN_MS = 30 * DAY_MS;
const MAILS = { name: "test-mail", max: 10, perMs: HOUR_MS };
const MESSAGES = { name: "test-sms", max: 3, perMs: HOUR_MS };

/** How the house runs, and the buttons that try it out. */
export function createStateOffice(given: Parts) {
	const {
		db,
		clock,
		limits,
		outbox,
		sender,
		config,
		audit,
		payments,
		jobRuns,
		backups,
		inbox,
		mediaFiles,
		colleagues,
	} = given;

	/** Of what cannot be written together with its test: it has happened already. */
	async function noted(staff: Staff, action: AuditAction, id: string, outcome: Outcome): Promise<Outcome> {
		await audit.note(db, staff, action, id, { outcome: outcome.sentence });
		return outcome;
	}

	const tried = (work: Promise<unknown>, good: string, bad: (reason: string) => string): Promise<Outcome> =>
		work.then(
			() => ({ health: "ok", sentence: good }),
			(error: unknown) => ({ health: "err", sentence: bad(reasonForLog(error)) }),
		);

	return {
		async look(jobs: readonly Job[]): Promise<HouseState> {
			const now = clock();
			const runs = await jobRuns.state();
			const post = { outbox: await outbox.state(), sent: await outbox.sentSince(SENT_SHOWN_MS), now };
			return {
				looked_at: berlinIso(now),
				parts: [
					parts.mailPart(post, config),
					parts.repliesPart(
						await inbox.state(),
						runs.find(({ name }) => name === "mail-replies"),
					),
					parts.smsPart(post, config),
					parts.paymentsPart(await payments.activity(), config),
					parts.storagePart(await lookAtDisk(config.dataDir), config.s3),
					parts.backupsPart(
						await backups.look(),
						runs.find(({ name }) => name === "backup"),
						now,
					),
					parts.databasePart(await store.findDatabaseFacts(db, newestMigration())),
					parts.processPart(ownProcess()),
					parts.clockPart(await jobRuns.clocks()),
				],
				jobs: jobs.map((job) =>
					jobState(
						job,
						runs.find(({ name }) => name === job.name),
						now,
					),
				),
			};
		},

		async testMail(staff: Staff): Promise<Outcome> {
			const { name, email } = await colleagues.colleague(staff.id);
			await limits.take(MAILS, String(staff.id));
			await db.transaction(async (tx) => {
				await outbox.writeMail(tx, "mail_test", email, compose(testMail(name, clock()), sender));
				await audit.note(tx, staff, "mail_tested", "mail", { recipient: email });
			});
			return {
				health: "ok",
				sentence: `Der Testbrief an ${email} ist unterwegs. Kommt er in fünf Minuten nicht an, sieh in den Postausgang.`,
			};
		},

		async testSms(phoneNumber: string, staff: Staff): Promise<Outcome> {
			const number = germanMobile(phoneNumber);
			if (!number) throw refuse("phone_not_mobile");
			await limits.take(MESSAGES, String(staff.id));
			await db.transaction(async (tx) => {
				await outbox.writeSms(tx, "sms_test", number, testSms(sender.provider));
				await audit.note(tx, staff, "sms_tested", "sms", { number: `…${number.slice(-4)}` });
			});
			return { health: "ok", sentence: "Die Test-SMS ist unterwegs. Sie kommt in der Regel nach wenigen Sekunden an." };
		},

		async testPayments(staff: Staff): Promise<Outcome> {
			const outcome = await tried(
				payments.check(),
				config.mollie ? "Mollie nimmt den Schlüssel an." : "Die Testseite antwortet. Echtes Geld nimmt sie nicht.",
				(reason) => `Der Zahlungsdienst antwortet nicht, wie er soll: ${reason}`,
			);
			return noted(staff, "payments_tested", "payments", outcome);
		},

		async testStorage(staff: Staff): Promise<Outcome> {
			const outcome = await tried(
				tryWriting(config.dataDir, mediaFiles.bucket),
				"Geschrieben, gelesen und wieder gelöscht: Der Speicher tut es.",
				(reason) => `In den Speicher lässt sich nicht schreiben: ${reason}`,
			);
			return noted(staff, "storage_tested", "storage", outcome);
		},

		/** As the clockwork does it: once over all processes, and nothing is deleted by a clock in doubt. */
		async runJob(jobs: readonly Job[], name: string, staff: Staff): Promise<Outcome> {
			const job = jobs.find((one) => one.name === name);
			if (!job) throw refuse("not_found");
			return noted(staff, "job_started", name, await outcomeOf(job));
		},
	};

	async function outcomeOf(job: Job): Promise<Outcome> {
		if (job.destructive && !(await jobRuns.isClockTrusted()))
			return { health: "err", sentence: "Solange die Uhr unglaubwürdig ist, läuft diese Aufgabe nicht." };
		const begun = await jobRuns.beginNow(job);
		if (!begun) return { health: "warn", sentence: "Diese Aufgabe läuft gerade." };
		if (job.deadAfterMs !== undefined) {
			void runOne(jobRuns, job, begun, () => {});
			return { health: "ok", sentence: "Die Aufgabe läuft jetzt. Wie sie ausgeht, steht hier." };
		}
		const failures: unknown[] = [];
		await runOne(jobRuns, job, begun, (error) => failures.push(error));
		const [failure] = failures;
		if (failure) return { health: "err", sentence: `Die Aufgabe ist gescheitert: ${reasonForLog(failure)}` };
		return { health: "ok", sentence: "Die Aufgabe ist gelaufen." };
	}
}

export type StateOffice = ReturnType<typeof createStateOffice>;
