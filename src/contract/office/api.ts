import type { ApiOf } from "#contract/endpoint.ts";
import { categories } from "./categories.ts";
import { legalTexts } from "./legal-texts.ts";
import { orders } from "./orders.ts";
import { search } from "./search.ts";
import { session } from "./session.ts";
import { settings } from "./settings.ts";
import { state } from "./state.ts";

/** The office's own contract. It goes through the same `call`; the site's bundle knows nothing of it. */
export const contract = { session, search, categories, orders, settings, state, legalTexts };

export type OfficeApi = ApiOf<typeof contract>;
