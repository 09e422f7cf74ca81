import type { FirstStaff, SetUp, SetUpStep } from "#contract/office/set-up.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff as StaffService } from "#server/staff/service.ts";
import type { StaffLogin } from "#server/staff/sessions/login.ts";
import type { Staff, Viewer } from "#server/viewer.ts";
import { setUpOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	/** Its provider and its mail server are always the newest of the settings. */
	config: Config;
	staff: StaffService;
	login: StaffLogin;
}

/** OPS-05: the first day. What is done stays done, whoever goes away in between. */
export function createSetUp({ db, clock, audit, config, staff, login }: Parts) {
	const get = async (): Promise<SetUp> => setUpOf(await store.find(db), config);

	return {
		/** The secret of a new link for the first Leitung, which ends every earlier one; none when somebody leads already. */
		async openLink(): Promise<string | null> {
			const token = await staff.openSetUp();
			if (token) await store.begin(db, clock());
			return token;
		},

		async link(token: string, address: string): Promise<{ is_open: true }> {
			await staff.demandLink(token, address);
			return { is_open: true };
		},

		/** From here on it goes as with every login: next comes the second factor. */
		async begin(token: string, person: FirstStaff, viewer: Viewer) {
			return login.afterPassword(await staff.addFirst(token, person, viewer.address), viewer, person.device);
		},

		get,

		/** Since when something is missing; null when nobody is to be reminded. */
		async openSince(): Promise<{ since: Date; setUp: SetUp } | null> {
			const progress = await store.find(db);
			const setUp = setUpOf(progress, config);
			return progress && setUp.is_open ? { since: progress.since, setUp } : null;
		},

		async pass(step: SetUpStep, by: Staff): Promise<SetUp> {
			await db.transaction(async (tx) => {
				const { passed, since } = await store.lock(tx, clock());
				if (passed.includes(step)) return;
				await store.keep(tx, { passed: [...passed, step], since }, clock());
				await audit.note(tx, by, "set_up_passed", "set_up", { step });
			});
			return get();
		},
	};
}

export type SetUpService = ReturnType<typeof createSetUp>;
