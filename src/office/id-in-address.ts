import { refuse } from "#contract/errors.ts";

/** The key that a part of an address names. */
export function idInAddress(part: string | undefined): number {
	const id = Number(part);
	if (!Number.isSafeInteger(id)) throw refuse("not_found");
	return id;
}
