import type { ReplyKind } from "#contract/office/request-words.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./replies-store.ts";
import { lockRequest } from "./thread-store.ts";

/** A mail as whoever reads the mailbox hands it in. */
export interface Arrived {
	messageId: string;
	kind: ReplyKind;
	name: string | null;
	email: string;
	text: string;
	files: { name: string; bytes: number }[];
	isCut: boolean;
	letterIds: string[];
	tokens: string[];
}

/** POST-02: what comes back to what we answered. */
export function createReplies({ audit }: { audit: Audit }) {
	return {
		isExpected: async (db: Db, mail: Pick<Arrived, "letterIds" | "tokens">): Promise<boolean> =>
			(await store.findConversation(db, mail)) !== undefined,

		/**
		 * Each mail once. What a person wrote opens the request again and waits on Heute; what a program wrote stands in
		 * the conversation. Null when it belongs to none.
		 */
		async take(tx: Db, { messageId, isCut, ...mail }: Arrived, at: Date): Promise<ReplyKind | "known" | null> {
			const id = await store.findConversation(tx, mail);
			if (id === undefined || !(await lockRequest(tx, id))) return null;
			const { kind, name, email, text, files } = mail;
			const row = { ...{ kind, name, email, text, files }, request_id: id, message_id: messageId, is_cut: isCut };
			if (!(await store.insertReply(tx, { ...row, created_at: at }))) return "known";
			if (kind === "reply") {
				await store.reopen(tx, id, at);
				await audit.note(tx, "system", "request_replied", id);
			}
			return kind;
		},
	};
}

export type Replies = ReturnType<typeof createReplies>;
