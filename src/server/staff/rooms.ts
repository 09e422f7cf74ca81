import type { Audit } from "#server/audit/service.ts";
import type { Config } from "#server/config.ts";
import { DEMO_STAFF } from "#server/demo/accounts.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Security } from "#server/security/service.ts";
import type { Sessions } from "#server/sessions/service.ts";
import { createEnrolment } from "./account/enrolment.ts";
import { createStaffAccount } from "./account/office.ts";
import { createProofs } from "./account/proofs.ts";
import { createFactors } from "./factors/service.ts";
import { createStaffLetters } from "./letters.ts";
import { createStaffPasswords } from "./passwords/service.ts";
import { createStaffLogin } from "./sessions/login.ts";
import { createStaffSessions } from "./sessions/service.ts";
import { isOpenAddress } from "./store.ts";
import { createTeam } from "./team/office.ts";

interface Parts extends Letters {
	config: Pick<Config, "demo">;
	secrets: Secrets;
	security: Security;
	audit: Audit;
	sessions: Sessions;
}

/** Everything about those who work in the office: how they come in, their accounts, and who they are. */
export function createStaffRooms({ config, secrets, security, audit, sessions: site, ...post }: Parts) {
	const { db, clock, sender } = post;
	const { brakes, browsers, links } = site;
	/** STAFF-02: loaded, and not switched off. */
	const isDemo = async () => config.demo && (await isOpenAddress(db, DEMO_STAFF.account.email));
	const letters = createStaffLetters(post);
	const factors = createFactors({ db, clock, sender, secrets });
	const staffSessions = createStaffSessions({ db, clock, security, browsers, factors, isDemo });
	const known = { security, factors, sessions: staffSessions, letters, isDemo };
	const proofs = createProofs({ ...post, ...known });
	const staffLogin = createStaffLogin({ ...post, ...known, brakes });
	const doors = { security, links, brakes, sessions: staffSessions, login: staffLogin, staffLetters: letters };
	return {
		staffSessions,
		staffLogin,
		proofs,
		enrolment: createEnrolment({ db, ...known }),
		staffAccount: createStaffAccount({ ...post, ...known, audit, proofs }),
		staffPasswords: createStaffPasswords({ ...post, ...doors }),
		team: createTeam({ ...post, ...known, links, audit }),
	};
}
