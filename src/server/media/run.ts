import { type Rounds, startRounds } from "#server/rounds.ts";
import type { FilmPreparing } from "./preparing.ts";

const LOOK_EVERY_MS = 5_000;

interface Parts {
	films: FilmPreparing;
	onError: (error: unknown) => void;
}

/** Film after film, in every process one at a time. */
export function startFilmPreparing({ films, onError }: Parts): Rounds {
	let inTrouble = false;
	return startRounds(async (isStopped) => {
		try {
			while (!isStopped() && (await films.turn(isStopped)));
			inTrouble = false;
		} catch (error) {
			// While the database is away every look fails: that is told once.
			if (!inTrouble) onError(error);
			inTrouble = true;
		}
	}, LOOK_EVERY_MS);
}
