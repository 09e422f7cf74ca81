import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the least cost OWASP recommends: 19 MiB, two rounds, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/** Where there is no account the work is the same, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
	decoy ??= hashPassword("nobody");
	const matches = await verify(passwordHash || (await decoy), password);
	return Boolean(passwordHash) && matches;
}
