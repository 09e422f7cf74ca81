import type { Db } from "#server/db/client.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { type AccountChange, accountChangedMail } from "./mails.ts";

/** STAFF-08: nothing of somebody's access changes without a mail to them. */
export const createStaffLetters = ({ outbox, sender }: Pick<Letters, "outbox" | "sender">) => ({
	async tellChange(tx: Db, { name, email }: { name: string; email: string }, change: AccountChange): Promise<void> {
		const mail = compose(accountChangedMail(name, change, sender), sender);
		await outbox.writeMail(tx, "staff_account_changed", email, mail);
	},
});

export type StaffLetters = ReturnType<typeof createStaffLetters>;
