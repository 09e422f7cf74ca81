import { createRequire } from "node:module";

/** The real thing, past what stands in its place in tests. */
export const realArgon2: typeof import("@node-rs/argon2") = createRequire(import.meta.url)("@node-rs/argon2");

/** As little work as it can do: tests hash for hundreds of people, and guess at none of their passwords. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const hash = (password: string): Promise<string> => realArgon2.hash(password, LEAST);
export const { verify } = realArgon2;
