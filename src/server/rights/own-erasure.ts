import { refuse } from "#contract/errors.ts";
import type { Db } from "#server/db/client.ts";
import type { Deletion } from "#server/members/deletion/service.ts";
import type { Members } from "#server/members/service.ts";
import type { Member } from "#server/viewer.ts";
import type { Erasing } from "./erasing.ts";
import type { Erasures } from "./erasures.ts";
import { keptLines } from "./rules.ts";

interface Parts {
	db: Db;
	members: Pick<Members, "demandPassword">;
	deletion: Pick<Deletion, "claim" | "remove" | "tell">;
	erasing: Pick<Erasing, "ofOwner">;
	erasures: Pick<Erasures, "note">;
}

/** DP-11: whoever deletes their account is erased as by the office, but for what they read without one. */
export function createOwnErasure({ db, members, deletion, erasing, erasures }: Parts) {
	async function eraseUnder(tx: Db, id: number, address: string): Promise<string[]> {
		const member = await deletion.claim(tx, id);
		// Under an address that nobody has confirmed may stand what is another's.
		if (!member.email_confirmed_at) {
			await erasures.note(tx, member.email.toLowerCase(), "account");
			return deletion.remove(tx, member, address);
		}
		const { kept } = await erasing.ofOwner(tx, member.email, address);
		const lines = keptLines(kept);
		await deletion.tell(tx, member, lines);
		return lines.length > 0 ? [`Das bleibt vorerst: ${lines.join("; ")}.`] : [];
	}

	return {
		async delete({ id: ownId, address }: Member, id: number, currentPassword: string): Promise<{ message: string }> {
			if (id !== ownId) throw refuse("not_found");
			await members.demandPassword(id, currentPassword);
			const kept = await db.transaction((tx) => eraseUnder(tx, id, address));
			return { message: ["Dein Konto ist gelöscht.", ...kept].join(" ") };
		},
	};
}
