import { and, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { PagePart } from "#server/db/keyset.ts";
import { outbox } from "./tables.ts";

export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			id: outbox.id,
			created_at: outbox.created_at,
			channel: outbox.channel,
			kind: outbox.kind,
			recipient: outbox.recipient,
			message: outbox.message,
			state: outbox.state,
			tries: outbox.tries,
			sent_at: outbox.sent_at,
			last_error: outbox.last_error,
			...keys,
		})
		.from(outbox)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);
