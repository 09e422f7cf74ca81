import type { Db } from "#server/db/client.ts";
import type { Person } from "./browsers.ts";

/** Whose password is asked for. */
export type Known = Person & { password_hash: string };

/** A kind of people who log in: members on the site, staff in the office. */
export interface Door {
	find(email: string): Promise<Known | null>;
	/** Notes the login, unless the password has been replaced since it was looked at. */
	admit(tx: Db, known: Known, now: Date): Promise<boolean>;
}
