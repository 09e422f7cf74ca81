import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { createPasskeys } from "./passkeys.ts";
import { inGroups, newRecoveryCodes, newTotpSecret, stepOf, totpUri } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	sender: Sender;
	secrets: Secrets;
}

/** What people show besides their password. */
export function createFactors(parts: Parts) {
	const { db, clock, sender, secrets } = parts;

	async function takeCode(tx: Db, userId: number, code: string, which: "confirmed" | "any"): Promise<void> {
		const totp = await store.findTotp(tx, userId, which);
		const secret = totp && (await secrets.decryptOrNull(totp.secret));
		const step = typeof secret === "string" ? stepOf(secret, code, clock()) : null;
		if (step === null || !(await store.takeStep(tx, userId, step))) throw refuse("code_wrong");
	}

	async function renewCodes(tx: Db, userId: number): Promise<string[]> {
		const codes = newRecoveryCodes();
		await store.deleteCodes(tx, userId);
		await store.insertCodes(tx, userId, codes.map(hashToken));
		return codes.map(inGroups);
	}

	return {
		passkeys: createPasskeys(parts),

		has: async (tx: Db, userId: number): Promise<boolean> => (await store.countFactors(tx, userId)) > 0,

		async of(userId: number) {
			return {
				passkeys: await store.findPasskeys(db, userId),
				totp_since: (await store.findTotp(db, userId, "confirmed"))?.confirmed_at ?? null,
				recovery_codes_left: await store.countCodesLeft(db, userId),
			};
		},

		/** An app that counts already has to be removed first. */
		async proposeTotp({ id, email }: { id: number; email: string }): Promise<{ secret: string; uri: string }> {
			const secret = newTotpSecret();
			if (!(await store.proposeTotp(db, id, await secrets.encrypt(secret), clock()))) throw refuse("totp_exists");
			return { secret, uri: totpUri(secret, `${sender.provider.short_name} Verwaltung`, email) };
		},

		async confirmTotp(tx: Db, userId: number, code: string): Promise<void> {
			if (await store.findTotp(tx, userId, "confirmed")) throw refuse("totp_exists");
			await takeCode(tx, userId, code, "any");
			await store.confirmTotp(tx, userId, clock());
		},

		takeTotp: (tx: Db, userId: number, code: string) => takeCode(tx, userId, code, "confirmed"),

		async takeRecoveryCode(tx: Db, userId: number, code: string): Promise<void> {
			if (!(await store.spendCode(tx, userId, hashToken(code), clock()))) throw refuse("code_wrong");
		},

		addPasskey: store.insertPasskey,

		/** With the first factor; whoever has codes keeps them. */
		firstCodes: async (tx: Db, userId: number): Promise<string[] | null> =>
			(await store.hasCodes(tx, userId)) ? null : renewCodes(tx, userId),

		renewCodes,

		async renamePasskey(userId: number, id: number, name: string): Promise<void> {
			if (!(await store.renamePasskey(db, userId, id, name))) throw refuse("not_found");
		},

		/** Codes without a factor would be one. */
		async removePasskey(tx: Db, userId: number, id: number): Promise<void> {
			if (!(await store.deletePasskey(tx, userId, id))) throw refuse("not_found");
			if ((await store.countFactors(tx, userId)) === 0) await store.deleteCodes(tx, userId);
		},

		async removeTotp(tx: Db, userId: number): Promise<void> {
			if (!(await store.deleteTotp(tx, userId))) throw refuse("not_found");
			if ((await store.countFactors(tx, userId)) === 0) await store.deleteCodes(tx, userId);
		},

		removeAll: store.deleteAll,
	};
}

export type Factors = ReturnType<typeof createFactors>;
