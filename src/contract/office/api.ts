import type { ApiOf } from "#contract/endpoint.ts";
import { categories } from "./categories.ts";
import { orders } from "./orders.ts";
import { session } from "./session.ts";
import { settings } from "./settings.ts";

/** The office's own contract. It goes through the same `call`; the site's bundle knows nothing of it. */
export const contract = { session, categories, orders, settings };

export type OfficeApi = ApiOf<typeof contract>;
