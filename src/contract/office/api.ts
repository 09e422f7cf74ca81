import type { ApiOf } from "#contract/endpoint.ts";
import { categories } from "./categories.ts";
import { history } from "./history.ts";
import { orders } from "./orders.ts";
import { search } from "./search.ts";
import { session } from "./session.ts";
import { toDos } from "./to-dos.ts";
import { today } from "./today.ts";
import { views } from "./views.ts";

/** The office's own contract. It goes through the same `call`; the site's bundle knows nothing of it. */
export const contract = { session, toDos, today, search, categories, orders, history, views };

export type OfficeApi = ApiOf<typeof contract>;
