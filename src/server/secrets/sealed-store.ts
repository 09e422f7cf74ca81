import { and, asc, eq, gt, sql } from "drizzle-orm";
import { refunds } from "#server/books/tables.ts";
import type { Db } from "#server/db/client.ts";
import { members } from "#server/members/tables.ts";
import { orders } from "#server/orders/tables.ts";
import { paymentFiles } from "#server/payment-files/tables.ts";
import { receiptSignatures } from "#server/receipts/tables.ts";
import { accessPacks } from "#server/rights/tables.ts";
import { sealedSettings } from "#server/settings/tables.ts";
import { staffTotp } from "#server/staff/factors/tables.ts";

/** Every column with sealed data. Letters are sealed too, but none of them outlives the time an old key is kept. */
export const SEALED = [
	{ table: accessPacks, column: accessPacks.content, name: "content" },
	{ table: members, column: members.bank_data, name: "bank_data" },
	{ table: orders, column: orders.bank_data, name: "bank_data" },
	{ table: paymentFiles, column: paymentFiles.content, name: "content" },
	{ table: receiptSignatures, column: receiptSignatures.picture, name: "picture" },
	{ table: refunds, column: refunds.account, name: "account" },
	{ table: sealedSettings, column: sealedSettings.value, name: "value" },
	{ table: staffTotp, column: staffTotp.secret, name: "secret" },
] as const;
type Sealed = (typeof SEALED)[number];

/** The next after this id that do not begin with the mark; what is empty begins with nothing. */
export const findSealedOtherwise = (db: Db, { table, column }: Sealed, mark: Buffer, afterId: number, limit: number) =>
	db
		.select({ id: table.id, sealed: column })
		.from(table)
		.where(and(gt(table.id, afterId), sql`substring(${column} from 1 for ${mark.byteLength}) <> ${mark}`))
		.orderBy(asc(table.id))
		.limit(limit);

/** Only if nobody has written another value meanwhile. */
export const replaceSealed = (db: Db, { table, column, name }: Sealed, id: number, old: Buffer, fresh: Buffer) =>
	db
		.update(table)
		.set({ [name]: fresh })
		.where(and(eq(table.id, id), eq(column, old)));
