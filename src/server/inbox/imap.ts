import type { ImapFlow } from "imapflow";
import { SECOND_MS } from "#contract/constants.ts";

/** What is larger is read in its beginning: its words stand there, files come behind. */
export const MOST_BYTES = 5_000_000;

export interface OpenMailbox {
	uidValidity: bigint;
	/** The numbers of all messages since that day, the oldest first. */
	uidsSince(day: Date): Promise<number[]>;
	/** Those above this number. */
	uidsAfter(uid: number): Promise<number[]>;
	/** The head alone, and how large all of it is; null when somebody has taken it away. */
	head(uid: number): Promise<{ bytes: Buffer; size: number; at: Date } | null>;
	body(uid: number): Promise<Buffer | null>;
	markRead(uid: number): Promise<void>;
}

export type ReadMailbox = (work: (mailbox: OpenMailbox) => Promise<void>) => Promise<void>;

const TIMES = { connectionTimeout: 15 * SECOND_MS, greetingTimeout: 15 * SECOND_MS, socketTimeout: 60 * SECOND_MS };

const isOwnMachine = (host: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(host);

/** What an address like imaps://name:passwort@mail.example/INBOX means. */
function partsOf(address: string) {
	const url = new URL(address);
	const secure = url.protocol === "imaps:";
	return {
		folder: decodeURIComponent(url.pathname.slice(1)) || "INBOX",
		client: {
			host: url.hostname.replace(/^\[|\]$/g, ""),
			port: Number(url.port) || (secure ? 993 : 143),
			secure,
			// A password goes through no open line.
			...(secure || isOwnMachine(url.hostname) ? {} : { doSTARTTLS: true }),
			auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
		},
	};
}

/** Names a mailbox without its password. */
export function mailboxKey(address: string): string {
	const { folder, client } = partsOf(address);
	return `${client.auth.user}@${client.host}:${client.port}/${folder}`;
}

const sorted = (found: number[] | false | undefined): number[] => (found || []).toSorted((a, b) => a - b);

const opened = (client: ImapFlow, uidValidity: bigint): OpenMailbox => {
	const byUid = { uid: true };
	const one = async (uid: number, query: Parameters<ImapFlow["fetchOne"]>[1]) =>
		(await client.fetchOne(String(uid), query, byUid)) || null;
	return {
		uidValidity,
		uidsSince: async (since) => sorted(await client.search({ since }, byUid)),
		// A range always names the last message too, however low its number is.
		uidsAfter: async (uid) =>
			sorted(await client.search({ uid: `${uid + 1}:*` }, byUid)).filter((found) => found > uid),
		async head(uid) {
			const found = await one(uid, { uid: true, headers: true, size: true, internalDate: true });
			if (!found?.headers) return null;
			return { bytes: found.headers, size: found.size ?? 0, at: new Date(found.internalDate ?? Date.now()) };
		},
		async body(uid) {
			const found = await one(uid, { uid: true, source: { start: 0, maxLength: MOST_BYTES } });
			return found?.source ?? null;
		},
		markRead: async (uid) => void (await client.messageFlagsAdd(String(uid), ["\\Seen"], byUid)),
	};
};

const WRONG_LOGIN = "Der Mailserver nimmt Namen und Passwort nicht an.";
const isRefused = (error: Error): boolean => "authenticationFailed" in error && error.authenticationFailed === true;

/** Opens the mailbox, lets somebody read, and closes it again, whatever happens. */
export function createMailboxReader(address: string): ReadMailbox {
	const { folder, client: options } = partsOf(address);
	return async (work) => {
		// Read only by a house that has a mailbox: it is large.
		const { ImapFlow } = await import("imapflow");
		const client = new ImapFlow({ ...options, ...TIMES, logger: false });
		// Whoever is reading is told by the call that fails.
		client.on("error", () => {});
		try {
			await client.connect().catch((cause: Error) => {
				throw new Error(isRefused(cause) ? WRONG_LOGIN : `Der Mailserver antwortet nicht: ${cause.message}`, { cause });
			});
			const { uidValidity } = await client.mailboxOpen(folder).catch((cause: Error) => {
				throw new Error(`Der Ordner „${folder}“ lässt sich nicht öffnen: ${cause.message}`, { cause });
			});
			await work(opened(client, uidValidity));
			await client.logout();
		} finally {
			client.close();
		}
	};
}
