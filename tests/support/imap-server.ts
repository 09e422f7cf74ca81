import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

interface Message {
	uid: number;
	raw: Buffer;
	flags: Set<string>;
	at: Date;
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const dayOf = (at: Date) => `${at.getUTCDate()}-${MONTHS[at.getUTCMonth()]}-${at.getUTCFullYear()}`;
const internal = (at: Date) => `"${dayOf(at).padStart(11, "0")} ${at.toISOString().slice(11, 19)} +0000"`;

const literal = (name: string, bytes: Buffer) =>
	Buffer.concat([Buffer.from(`${name} {${bytes.byteLength}}\r\n`), bytes]);

/** A mailbox as RFC 3501 has it, with as much as a reader needs. */
export async function startImapServer({ password = "geheim", port: wanted = 0 } = {}) {
	const box = { messages: [] as Message[], validity: 7, next: 1, isDown: false };
	/** What was asked, without its numbers. */
	const asked: string[] = [];

	/** „5:*“ names the last message too, as servers do. */
	function inRange(range: string): Message[] {
		const last = box.messages.at(-1)?.uid ?? 0;
		const spans = range.split(",").map((part) => {
			const [from = 0, to = from] = part.split(":").map((one) => (one === "*" ? last : Number(one)));
			return [Math.min(from, to), Math.max(from, to)] as const;
		});
		return box.messages.filter(({ uid }) => spans.some(([from, to]) => uid >= from && uid <= to));
	}

	function fetched(message: Message, query: string): Buffer {
		const { uid, raw, flags, at } = message;
		const parts = [Buffer.from(`UID ${uid} RFC822.SIZE ${raw.byteLength} INTERNALDATE ${internal(at)}`)];
		parts.push(Buffer.from(`FLAGS (${[...flags].join(" ")})`));
		const end = raw.indexOf("\r\n\r\n") + 4;
		if (query.includes("[HEADER]")) parts.push(literal("BODY[HEADER]", raw.subarray(0, end)));
		const partial = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/.exec(query);
		if (partial) parts.push(literal(`BODY[]<${partial[1]}>`, raw.subarray(Number(partial[1]), Number(partial[2]))));
		const number = box.messages.indexOf(message) + 1;
		return Buffer.concat([
			Buffer.from(`* ${number} FETCH (`),
			...parts.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(" "), part])),
			Buffer.from(")\r\n"),
		]);
	}

	const searched = (query: string): Message[] => {
		const range = /UID ([\d:*,]+)/.exec(query.replace(/^UID SEARCH/, ""))?.[1];
		const since = /SINCE "?([\w-]+)"?/.exec(query)?.[1];
		const from = since ? Date.parse(`${since.replaceAll("-", " ")} UTC`) : 0;
		return (range ? inRange(range) : box.messages).filter(({ at }) => at.getTime() >= from);
	};

	const commands: [RegExp, (line: string) => (string | Buffer)[]][] = [
		[/^CAPABILITY/, () => ["* CAPABILITY IMAP4rev1\r\n"]],
		[/^LOGIN/, () => []],
		[/^(LIST|LSUB)/, () => ['* LIST (\\HasNoChildren) "/" "INBOX"\r\n']],
		[
			/^(SELECT|EXAMINE)/,
			() => [
				"* FLAGS (\\Seen)\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\n",
				`* ${box.messages.length} EXISTS\r\n* OK [UIDVALIDITY ${box.validity}] ok\r\n* OK [UIDNEXT ${box.next}] ok\r\n`,
			],
		],
		[
			/^UID SEARCH/,
			(line) => [
				`* SEARCH ${searched(line)
					.map(({ uid }) => uid)
					.join(" ")}\r\n`,
			],
		],
		[/^UID FETCH/, (line) => inRange(line.split(" ")[2] ?? "").map((message) => fetched(message, line))],
		[
			/^UID STORE/,
			(line) => {
				for (const { flags } of inRange(line.split(" ")[2] ?? "")) flags.add("\\Seen");
				return [];
			},
		],
		[/^LOGOUT/, () => ["* BYE\r\n"]],
		[/^(NOOP|CLOSE|CHECK)/, () => []],
	];

	function answer(socket: Socket, line: string): void {
		const [tag = "", ...rest] = line.split(" ");
		const command = rest.join(" ");
		asked.push(command.replace(/^LOGIN.*/, "LOGIN"));
		if (/^LOGIN/.test(command) && !command.includes(password)) {
			socket.write(`${tag} NO [AUTHENTICATIONFAILED] Wrong password\r\n`);
			return;
		}
		const found = commands.find(([pattern]) => pattern.test(command));
		for (const part of found?.[1](command) ?? []) socket.write(part);
		socket.write(`${tag} ${found ? "OK done" : "BAD unknown"}\r\n`);
		if (command.startsWith("LOGOUT")) socket.end();
	}

	function deliver(raw: Buffer, at: Date): number {
		const uid = box.next++;
		box.messages.push({ uid, raw, flags: new Set(), at });
		return uid;
	}

	/** Commands are lines; of APPEND the message follows. */
	function listener(socket: Socket) {
		let [rest, awaited] = ["", null as { tag: string; bytes: number } | null];
		return (heard: string) => {
			rest += heard;
			for (;;) {
				if (awaited) {
					if (rest.length < awaited.bytes) return;
					deliver(Buffer.from(rest.slice(0, awaited.bytes), "latin1"), new Date());
					socket.write(`${awaited.tag} OK done\r\n`);
					rest = rest.slice(awaited.bytes);
					awaited = null;
				}
				const end = rest.indexOf("\r\n");
				if (end < 0) return;
				const line = rest.slice(0, end);
				rest = rest.slice(end + 2);
				const [, tag, bytes] = /^(\S+) APPEND .*\{(\d+)\+?\}$/.exec(line) ?? [];
				if (tag) {
					awaited = { tag, bytes: Number(bytes) };
					socket.write("+ go on\r\n");
				} else if (line !== "") answer(socket, line);
			}
		};
	}

	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on("error", () => {}).on("close", () => sockets.delete(socket));
		if (box.isDown) return void socket.destroy();
		const hear = listener(socket);
		socket.write("* OK ready\r\n");
		socket.on("data", (bytes) => hear(bytes.toString("latin1")));
	}).listen(wanted, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;

	return {
		port,
		url: `imap://antworten:${password}@127.0.0.1:${port}/INBOX`,
		asked,
		deliver: (raw: string, at = new Date()): number => deliver(Buffer.from(raw.replace(/\r?\n/g, "\r\n")), at),
		isRead: (uid: number) => box.messages.find((one) => one.uid === uid)?.flags.has("\\Seen") ?? false,
		/** As after a move to another server: the same messages with other numbers. */
		renumber(): void {
			box.validity++;
			box.messages.forEach((message, index) => {
				message.uid = index + 1;
			});
		},
		down(isDown: boolean): void {
			box.isDown = isDown;
		},
		async close(): Promise<void> {
			for (const socket of sockets) socket.destroy();
			server.close();
			await once(server, "close");
		},
	};
}

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>;
