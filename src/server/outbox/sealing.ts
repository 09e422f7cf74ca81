import type { Secrets } from "#server/secrets/service.ts";

/** How a message lies in the database: PINs and links in it are for nobody who only reads the table. */
interface Sealed {
	sealed: string;
}

const isSealed = (message: unknown): message is Sealed =>
	typeof (message as Partial<Sealed> | null)?.sealed === "string";

export const seal = async (secrets: Secrets, message: unknown): Promise<Sealed> => ({
	sealed: (await secrets.encrypt(message)).toString("base64"),
});

/** What was written before messages were sealed is read as it is. */
export const unseal = async (secrets: Secrets, message: unknown): Promise<unknown> =>
	isSealed(message) ? secrets.decrypt(Buffer.from(message.sealed, "base64")) : message;
