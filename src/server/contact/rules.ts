import type { ContactRequest } from "#contract/contact.ts";
import type { ContactRow } from "./store.ts";

const WRITTEN = ["name", "company", "phone", "email", "description"] as const;

/** The same person with the same words. */
export const isSameRequest = (kept: ContactRow, request: ContactRequest): boolean =>
	WRITTEN.every((name) => (kept[name] ?? null) === (request[name] ?? null));
