import { MINUTE_MS } from "#contract/constants.ts";
import { startRounds } from "#server/rounds.ts";
import type { Visits } from "./service.ts";

/** Each process writes what it has counted itself, and the rest when it ends. */
export function startVisits({ visits, onError }: { visits: Visits; onError: (error: unknown) => void }) {
	const write = () => visits.write().catch(onError);
	const rounds = startRounds(write, MINUTE_MS);
	return {
		async stop() {
			await rounds.stop();
			await write();
		},
	};
}
