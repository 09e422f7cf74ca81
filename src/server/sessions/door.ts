import type { Db } from "#server/db/client.ts";
import type { Person } from "./browsers.ts";

/** Whose password is asked for. */
export type Known = Person & { password_hash: string };

/** How members log in on the site. */
export interface Door {
	find(email: string): Promise<Known | null>;
	/** Notes the login, unless the password has been replaced since it was looked at. */
	admit(tx: Db, known: Known, now: Date): Promise<boolean>;
}
