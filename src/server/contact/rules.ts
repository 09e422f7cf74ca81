import type { ContactRequest } from "#contract/contact.ts";
import type { ContactRow } from "./store.ts";

const WRITTEN = ["name", "company", "phone", "email", "description"] as const;

/** The same person with the same words. */
export const isSameRequest = (kept: ContactRow, request: ContactRequest): boolean =>
	WRITTEN.every((name) => (kept[name] ?? null) === (request[name] ?? null));

/** The token stands behind a plus: mail servers deliver to what stands before it. */
export const replyAddress = (mailbox: string, token: string): string =>
	mailbox.replace("@", `+${token.replaceAll("-", "")}@`);
