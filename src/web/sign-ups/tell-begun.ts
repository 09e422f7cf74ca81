import { BEGUN_PATH } from "#contract/paths.ts";

/** REP-02: counted without anything about whoever begins; nobody waits for it. */
export const tellBegun = (seminarId: number): void => {
	navigator.sendBeacon?.(`${BEGUN_PATH}/${seminarId}`);
};
