import type { Invoices } from "#server/invoices/service.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { OwnReceipts } from "#server/receipts/own.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Security } from "#server/security/service.ts";
import type { Sessions } from "#server/sessions/service.ts";
import { createMemberBookings } from "./bookings/service.ts";
import { createConfirmation } from "./confirmation/service.ts";
import { createExport } from "./export/service.ts";
import { createLoginLink } from "./login-link.ts";
import { createPasswords } from "./passwords/service.ts";
import { createProfile } from "./profile/service.ts";
import { createMemberReceipts } from "./receipts/service.ts";
import { createRegistration } from "./registration/service.ts";

interface Parts extends Letters {
	newsletter: Newsletter;
	secrets: Secrets;
	invoices: Invoices;
	security: Security;
	sessions: Sessions;
	legalTexts: LegalTexts;
	ownReceipts: OwnReceipts;
}

/** Everything around an account, each part made of those above it. */
export function createMembers(parts: Parts) {
	const { links, brakes, browsers } = parts.sessions;
	const confirmation = createConfirmation({ ...parts, links, brakes });
	const registration = createRegistration({ ...parts, confirmation });
	const loginLink = createLoginLink({ ...parts, links, confirmation });
	const passwords = createPasswords({ ...parts, links, brakes, browsers });
	const profile = createProfile({ ...parts, passwords, confirmation });
	const bookings = createMemberBookings(parts);
	const receipts = createMemberReceipts(parts);
	const { export: exportOwn, ofAddress } = createExport({ ...parts, passwords, bankDataOf: profile.bankDataOf });
	return {
		register: registration.register,
		mailConfirmation: registration.mailConfirmation,
		mailLoginLink: loginLink.request,
		confirmationLink: confirmation.look,
		confirmEmail: confirmation.confirm,
		recoverPassword: passwords.recoverPassword,
		resetPassword: passwords.resetPassword,
		profile: profile.profile,
		bankDataOf: profile.bankDataOf,
		confirmPhone: profile.confirmPhone,
		update: profile.update,
		askForAddress: profile.askForAddress,
		sendConfirmation: profile.sendConfirmation,
		setNewsletter: profile.setNewsletter,
		bookings: bookings.ofMember,
		receipts: receipts.ofMember,
		receiptFile: receipts.file,
		export: exportOwn,
		dataOfAddress: ofAddress,
		demandPassword: passwords.demand,
	};
}

export type Members = ReturnType<typeof createMembers>;
