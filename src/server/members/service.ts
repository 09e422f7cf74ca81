import { refuse } from "#contract/errors.ts";
import { guestAt, type Viewer } from "#server/http/call.ts";

const later = (..._: unknown[]): Promise<never> => Promise.reject(refuse("unavailable"));

export function createMembers(_: object) {
	return {
		login: later,
		logout: later,
		register: later,
		confirmEmail: later,
		profile: later,
		update: later,
		sendConfirmation: later,
		bookings: later,
		setNewsletter: later,
		export: later,
		delete: later,
		recoverPassword: later,
		resetPassword: later,
		async viewerOf(_: string | undefined, address: string): Promise<Viewer> {
			return guestAt(address);
		},
	};
}

export type Members = ReturnType<typeof createMembers>;
