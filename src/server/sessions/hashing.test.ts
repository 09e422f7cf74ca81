import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./hashing.ts";

vi.mock("@node-rs/argon2", async () => (await import("#tests/support/quick-argon2.ts")).realArgon2);

test("a password is kept as Argon2id at the cost OWASP recommends, each with a salt of its own", async () => {
	const [one, other] = await Promise.all([hashPassword("Ein-Passwort-1"), hashPassword("Ein-Passwort-1")]);
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(one).not.toBe(other);
	expect(await verifyPassword(one, "Ein-Passwort-1")).toBe(true);
	expect(await verifyPassword(one, "Ein-Passwort-2")).toBe(false);
	expect(await verifyPassword(null, "nobody")).toBe(false);
});
