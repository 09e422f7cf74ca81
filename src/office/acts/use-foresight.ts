import { useEffect, useState } from "react";
import { type ApiError, isRefusal } from "#contract/errors.ts";
import type { Consequences } from "#contract/office/consequences.ts";

const PAUSE_MS = 400;

interface Foresight {
	/** What would happen; none while nothing is known. */
	found: Consequences | null;
	problem: string | null;
	/** The numbers are those of an earlier wish. */
	isOld: boolean;
}

/** What is wrong with the wish, where the server names it. */
const reasonOf = ({ body, message }: ApiError): string =>
	Object.values(body.validation_errors ?? {}).flat()[0] ?? message;

/** What would follow from a wish, asked again when somebody has stopped typing; nothing is asked without one. */
export function useForesight<Wish>(wish: Wish | null, foresee: (wish: Wish) => Promise<Consequences>): Foresight {
	const key = wish === null ? null : JSON.stringify(wish);
	const [told, setTold] = useState<{ key: string; found: Consequences | null; problem: string | null } | null>(null);
	useEffect(() => {
		if (key === null) return;
		let current = true;
		const timer = setTimeout(async () => {
			const answer = await foresee(JSON.parse(key) as Wish).then(
				(found) => ({ key, found, problem: null }),
				(error: unknown) => ({
					key,
					found: null,
					problem: isRefusal(error) ? reasonOf(error) : "Der Server hat nicht geantwortet.",
				}),
			);
			if (current) setTold(answer);
		}, PAUSE_MS);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [key, foresee]);
	return { found: told?.found ?? null, problem: told?.problem ?? null, isOld: told?.key !== key };
}
