import { NONPROFIT_COMMITMENTS, NONPROFIT_SECTORS, NONPROFIT_WEEKLY_COMMITMENTS } from "#contract/sign-ups.ts";

export const NOT_SAID = "Keine Angabe";

/** What whoever booked has said of themselves. */
export interface Answers {
	sector: number | null;
	commitment: number | null;
	weekly: number | null;
	postcode: string | null;
}

const wordAt = (list: readonly string[], index: number | null): string =>
	index === null ? NOT_SAID : (list[index] ?? NOT_SAID);

/** Each answer in words. */
export const ANSWERS = {
	sector: ({ sector }: Pick<Answers, "sector">) => wordAt(NONPROFIT_SECTORS, sector),
	commitment: ({ commitment }: Pick<Answers, "commitment">) => wordAt(NONPROFIT_COMMITMENTS, commitment),
	weekly: ({ weekly }: Pick<Answers, "weekly">) => wordAt(NONPROFIT_WEEKLY_COMMITMENTS, weekly),
	area: ({ postcode }: Pick<Answers, "postcode">) => (postcode ? `PLZ ${postcode.slice(0, 2)}` : NOT_SAID),
};
