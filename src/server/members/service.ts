import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { createProfile } from "./profile/service.ts";
import { createRegistration } from "./registration/service.ts";
import { createSessions } from "./sessions/service.ts";
import { createLinks } from "./tokens/service.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
	newsletter: Newsletter;
	secrets: Secrets;
}

const later = (..._: unknown[]): Promise<never> => Promise.reject(refuse("unavailable"));

export function createMembers(parts: Parts) {
	const links = createLinks(parts);
	return {
		...createSessions(parts),
		...createRegistration({ ...parts, links }),
		...createProfile(parts),
		confirmEmail: later,
		update: later,
		sendConfirmation: later,
		bookings: later,
		setNewsletter: later,
		export: later,
		delete: later,
		recoverPassword: later,
		resetPassword: later,
	};
}

export type Members = ReturnType<typeof createMembers>;
