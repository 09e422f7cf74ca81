import { createAudit } from "#server/audit/service.ts";
import { createExports } from "#server/exports/service.ts";
import { createJobRuns } from "#server/jobs/service.ts";
import { createLimits } from "#server/limits/service.ts";
import { createMediaFiles } from "#server/media/files.ts";
import { createS3Bucket } from "#server/media/s3/bucket.ts";
import { createOutboxAlarm } from "#server/outbox/alarm.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { createResealing } from "#server/secrets/resealing.ts";
import { securityLines } from "#server/security/lines.ts";
import { createSecurity } from "#server/security/service.ts";
import { createTasksOffice } from "#server/tasks/office.ts";
import { createViews } from "#server/views/office.ts";
import { createVisits } from "#server/visits/service.ts";
import type { Parts } from "./parts.ts";

/** What every other service stands on. */
export function baseServices({ clock, config, db, outbox, secrets }: Parts) {
	const audit = createAudit({ clock });
	const bucket = config.s3 && createS3Bucket(config.s3, clock);
	const mediaFiles = createMediaFiles({ dataDir: config.dataDir, bucket });
	const exports = createExports({ db, clock, audit });
	const views = createViews({ db, clock, audit });
	const lists = { db, clock, audit, exports };
	const log = (message: string) => console.error(message);
	const limits = createLimits({ db, clock });
	const letters: Letters = { db, clock, limits, outbox, sender: config };
	const tasksOffice = createTasksOffice({ db, clock, audit });
	const resealing = createResealing({ db, secrets });
	const security = createSecurity({ db, clock, limits, write: securityLines(config.securityLog, log), log });
	const outboxAlarm = createOutboxAlarm({ clock, limits, outbox, log });
	const jobRuns = createJobRuns({ ...letters, log });
	const visits = createVisits({ db, clock });
	return {
		visits,
		audit,
		mediaFiles,
		views,
		lists,
		log,
		limits,
		letters,
		tasksOffice,
		resealing,
		security,
		outboxAlarm,
		jobRuns,
	};
}

export type BaseServices = ReturnType<typeof baseServices>;
