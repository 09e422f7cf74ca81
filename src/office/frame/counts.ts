import type { SectionKey } from "./navigation.ts";

/** How many things wait in each section. */
export type Counts = Partial<Record<SectionKey, number>>;

export const NO_COUNTS: Counts = {};
