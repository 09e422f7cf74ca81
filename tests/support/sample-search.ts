import type { SearchResult } from "#contract/search.ts";
import { NOTHING } from "#server/search/rules.ts";

/** A search that finds nothing, of any kind. */
export const NOTHING_FOUND: SearchResult = { ...NOTHING, suggestion: null };
