import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { createMemberBookings } from "./bookings/service.ts";
import { createExport } from "./export/service.ts";
import { createPasswords } from "./passwords/service.ts";
import { createProfile } from "./profile/service.ts";
import { createRegistration } from "./registration/service.ts";
import { createLoginBrakes } from "./sessions/brakes.ts";
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
	invoices: Invoices;
}

/** Everything around an account, each part made of those above it. */
export function createMembers(parts: Parts) {
	const links = createLinks(parts);
	const brakes = createLoginBrakes(parts);
	const sessions = createSessions({ ...parts, brakes });
	const registration = createRegistration({ ...parts, links });
	const passwords = createPasswords({ ...parts, links, brakes });
	const profile = createProfile({ ...parts, passwords, registration });
	const bookings = createMemberBookings(parts);
	return {
		login: sessions.login,
		logout: sessions.logout,
		viewerOf: sessions.viewerOf,
		register: registration.register,
		confirmEmail: registration.confirmEmail,
		recoverPassword: passwords.recoverPassword,
		resetPassword: passwords.resetPassword,
		profile: profile.profile,
		bankDataOf: profile.bankDataOf,
		confirmPhone: profile.confirmPhone,
		update: profile.update,
		sendConfirmation: profile.sendConfirmation,
		setNewsletter: profile.setNewsletter,
		bookings: bookings.ofMember,
		export: createExport({ ...parts, passwords, bankDataOf: profile.bankDataOf }).export,
		demandPassword: passwords.demand,
		purgeTokens: links.purge,
	};
}

export type Members = ReturnType<typeof createMembers>;
