// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { currentSession, endSession, startSession } from "#browser/session/session.ts";
import { phaseOf } from "./session-phase.ts";

const NOW = 1_000_000_000;
const session = { token: "geheim", expiresAt: NOW + 10 * 60_000 };

afterEach(() => endSession());

test("a word of warning comes two minutes before the end", () => {
	expect(phaseOf(session, NOW)).toBe("running");
	expect(phaseOf(session, session.expiresAt - 120_001)).toBe("running");
	expect(phaseOf(session, session.expiresAt - 120_000)).toBe("ending");
	expect(phaseOf(session, session.expiresAt - 1)).toBe("ending");
});

test("MEM-07 what ran out or was refused asks for a login in place, a logout leads away", () => {
	const end = (why?: "deleted" | "refused") => {
		startSession({ access_token: "geheim", expires_in: 60 });
		endSession(why);
		return phaseOf(currentSession(), NOW);
	};
	expect([end(), end("deleted"), end("refused")]).toEqual(["left", "left", "over"]);
	startSession({ access_token: "geheim", expires_in: 60 });
	currentSession();
	expect(phaseOf(currentSession(Date.now() + 61_000), NOW)).toBe("over");
});
