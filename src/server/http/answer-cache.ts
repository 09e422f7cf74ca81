import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { carriesSignedLink } from "#server/media/signature.ts";
import { type Encoding, preferredEncoding } from "./accept-encoding.ts";
import { isCommon, keyOf } from "./cache-key.ts";
import type { ContentMemo } from "./content-memo.ts";
import { headOf, putHead, takesReadyHead } from "./ready-head.ts";
import { droppedBy, isOfSeats } from "./tags.ts";

/**
 * Finished answers, kept in memory already compressed. A hit is one header write and one buffer write, before any
 * framework sees the request. Pages are the same for everybody because the login lives in the browser.
 */

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const MAX_BYTES = 40 * 1024 * 1024;
/** For addresses with a query or an odd spelling: anybody can think of any number of them, and they push out only each other. */
const MAX_OTHER_BYTES = 8 * 1024 * 1024;
/** Lists of upcoming dates change with the clock, so an answer is made anew behind the scenes after this time. */
const FRESH_MS = 60_000;
/** Older than this it is not served while a new one can be made. */
const MAX_STALE_MS = 4 * 60_000;

interface Variant {
	/** As text each character is a byte. */
	body: Buffer | string;
	headers: string[];
	/** Made when it is first sent. */
	head?: string;
}

type Packing = Exclude<Encoding, "identity">;

export interface Answer {
	etag: string;
	identity: Variant;
	/** As far as somebody has asked for them: most take one of the two. */
	packed: Partial<Record<Packing, Variant>>;
	/** None where it would not become smaller. */
	pack: ((encoding: Packing) => Promise<Variant>) | null;
	/** Headers of a 304: what the client already holds is still right. */
	unchanged: string[];
	freshUntil: number;
	/** Links signed within it are about to expire then. */
	usableUntil: number;
	tags: ReadonlySet<string>;
	/** A seat that it shows as free was sold since, or the other way round: served only where no new one can be made. */
	isOutdated: boolean;
}

export interface AnswerSource {
	body: Buffer;
	headers: Record<string, string>;
	/** Brotli's effort: high for files that never change, low for what is made while somebody waits. */
	effort?: number;
	/** What it shows that may change before everything else does. */
	tags?: Iterable<string>;
}

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|(atom\+)?xml)|image\/svg)/;

const PACKERS: Record<Packing, (body: Buffer, effort: number) => Promise<Buffer>> = {
	br: (body, effort) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
	gzip: (body) => gz(body),
};

/** What fits beside its headers into the piece that Node writes text from. */
const MAX_TEXT_BYTES = 14 * 1024;

/**
 * Headers are text: with a body of text they leave in one piece, with bytes in two that have to be joined. Bytes are kept in
 * memory of their own, for packers and small contents come as pieces of larger buffers, which would be kept whole.
 */
function forWriting(content: Buffer): Buffer | string {
	if (content.byteLength <= MAX_TEXT_BYTES) return content.toString("latin1");
	return content.byteLength === content.buffer.byteLength ? content : Buffer.from(new Uint8Array(content).buffer);
}

const bytesOf = (body: Buffer | string): Buffer => (typeof body === "string" ? Buffer.from(body, "latin1") : body);

export function makeAnswer({ body, headers, effort = 5, tags = [] }: AnswerSource, now: number): Answer {
	const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
	const common = Object.entries({ ...headers, ETag: etag, Vary: "Accept-Encoding" }).flat();
	const variant = (content: Buffer, encoding: Encoding): Variant => ({
		body: forWriting(content),
		headers: [
			...common,
			"Content-Length",
			String(content.byteLength),
			...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
		],
	});
	const identity = variant(body, "identity");
	const packing = new Map<Packing, Promise<Variant>>();
	const packed: Answer["packed"] = {};
	async function packNow(encoding: Packing): Promise<Variant> {
		const ready = variant(await PACKERS[encoding](bytesOf(identity.body), effort), encoding);
		packed[encoding] = ready;
		return ready;
	}
	function pack(encoding: Packing): Promise<Variant> {
		const begun = packing.get(encoding) ?? packNow(encoding).finally(() => packing.delete(encoding));
		packing.set(encoding, begun);
		return begun;
	}
	const freshUntil = now + FRESH_MS;
	return {
		etag,
		identity,
		packed,
		pack: COMPRESSIBLE.test(headers["Content-Type"] ?? "") ? pack : null,
		unchanged: common,
		freshUntil,
		usableUntil: carriesSignedLink(body) ? freshUntil + MAX_STALE_MS : Number.POSITIVE_INFINITY,
		tags: new Set(tags),
		isOutdated: false,
	};
}

const readyIn = ({ identity, packed, pack }: Answer, encoding: Encoding): Variant | undefined =>
	encoding === "identity" || !pack ? identity : packed[encoding];

function write(variant: Variant, request: IncomingMessage, response: ServerResponse): void {
	const { body, headers } = variant;
	if (takesReadyHead(request, response)) {
		variant.head ??= headOf(headers);
		putHead(response, variant.head);
	} else response.writeHead(200, headers);
	response.end(request.method === "HEAD" ? undefined : body, "latin1");
}

/** At once, but for whoever is the first to want it packed in this way; what cannot be packed goes as it is. */
export function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
	const known = request.headers["if-none-match"];
	if (known?.includes(answer.etag)) {
		response.writeHead(304, answer.unchanged);
		response.end();
		return;
	}
	const encoding = preferredEncoding(request.headers["accept-encoding"]);
	const ready = readyIn(answer, encoding);
	if (ready) write(ready, request, response);
	else
		void answer
			.pack?.(encoding as Packing)
			.catch(() => answer.identity)
			.then((variant) => write(variant, request, response));
}

/** With what it takes when it is packed in both ways, which is a third of it at most. */
const PACKED_SHARE = 1 / 3;
/** Headers, also as they are sent, packers and places in maps: of a short answer by far the most. */
const BESIDE_BYTES = 4_000;
const sizeOf = ({ identity, pack }: Answer, key: string) =>
	BESIDE_BYTES + key.length + Math.ceil(identity.body.length * (pack ? 1 + PACKED_SHARE : 1));

interface Pending {
	answer: Promise<Answer | null>;
	/** While it waits for its turn it will show whatever changes until then. */
	hasBegun: boolean;
}

type InTurn = (work: () => Promise<AnswerSource | null>) => Promise<AnswerSource | null>;

export class AnswerCache {
	readonly #common = new LRUCache<string, Answer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
	readonly #other = new LRUCache<string, Answer>({ maxSize: MAX_OTHER_BYTES, sizeCalculation: sizeOf });
	readonly #pending = new Map<string, Pending>();
	readonly #renew: (url: string) => Promise<unknown>;
	/** Counts the changes of the content; when everything was dropped last, and when what carries a tag. */
	#changes = 0;
	#cleared = 0;
	readonly #dropped = new Map<string, number>();

	/** Hears of every change before anything is made anew. */
	readonly #onChange: () => void;
	readonly #memo: Pick<ContentMemo, "clear" | "drop">;

	/** `renew` asks the application for an address once more, while the old answer still serves. */
	constructor(
		memo: Pick<ContentMemo, "clear" | "drop">,
		renew: (url: string) => Promise<unknown>,
		onChange: () => void = () => {},
	) {
		this.#memo = memo;
		this.#renew = renew;
		this.#onChange = onChange;
	}

	get size(): { entries: number; bytes: number } {
		return {
			entries: this.#common.size + this.#other.size,
			bytes: this.#common.calculatedSize + this.#other.calculatedSize,
		};
	}

	/** Content changed: nothing that was made before may be served any more. */
	clear(): void {
		this.#onChange();
		this.#changes += 1;
		this.#cleared = this.#changes;
		this.#dropped.clear();
		this.#memo.clear();
		this.#common.clear();
		this.#other.clear();
		this.#leaveBegun();
	}

	/** Nobody who asks from now on waits for what was begun before. */
	#leaveBegun(): void {
		for (const [key, { hasBegun }] of [...this.#pending]) if (hasBegun) this.#pending.delete(key);
	}

	/** A note of the database about what changed: seats, an article, or anything else. Without one it may be all. */
	changed(note?: string): void {
		const dropped = droppedBy(note);
		if (dropped) this.#drop(dropped);
		else this.clear();
	}

	/** Nothing with these tags that was made before may be served any more; what is being made is not waited for either. */
	#drop(dropped: readonly string[]): void {
		if (dropped.length === 0) return;
		this.#onChange();
		this.#changes += 1;
		for (const one of dropped) {
			this.#dropped.set(one, this.#changes);
			this.#memo.drop(one);
		}
		for (const answers of [this.#common, this.#other])
			for (const [key, { tags }] of [...answers.entries()])
				if (dropped.some((one) => tags.has(one))) this.#outdate(answers, key, dropped);
		this.#leaveBegun();
	}

	/** Seats change many times a minute on a big day; what else has changed may not be seen by anybody any more. */
	#outdate(answers: LRUCache<string, Answer>, key: string, dropped: readonly string[]): void {
		const answer = answers.peek(key);
		if (answer && dropped.every(isOfSeats)) answer.isOutdated = true;
		else answers.delete(key);
	}

	#find(key: string): Answer | undefined {
		return this.#common.get(key) ?? this.#other.get(key);
	}

	/** Whether nothing of what the answer shows has changed since it was begun. */
	#isCurrent({ tags }: Answer, begun: number): boolean {
		return this.#cleared <= begun && [...tags].every((tag) => (this.#dropped.get(tag) ?? 0) <= begun);
	}

	/** Serves from memory; false when the application has to answer. */
	serve(request: IncomingMessage, response: ServerResponse): boolean {
		const { method, url, headers } = request;
		if ((method !== "GET" && method !== "HEAD") || url === undefined || headers.authorization !== undefined)
			return false;
		const key = keyOf(url);
		const answer = this.#find(key);
		const now = Date.now();
		if (!answer || answer.isOutdated || answer.freshUntil + MAX_STALE_MS < now || answer.usableUntil < now)
			return false;
		sendAnswer(answer, request, response);
		if (answer.freshUntil < now) {
			answer.freshUntil = now + FRESH_MS;
			void this.#renew(key);
		}
		return true;
	}

	/**
	 * For when no new one can be made: whatever is still there, unless links within it have expired. It then counts as
	 * fresh for a while, so that not everybody who asks tries in vain.
	 */
	evenIfOld(key: string): Answer | null {
		const answer = this.#find(key);
		const now = Date.now();
		if (!answer || answer.usableUntil < now) return null;
		if (!answer.isOutdated) answer.freshUntil = now + FRESH_MS;
		return answer;
	}

	/**
	 * Makes an answer once, however many ask for it at the same time, and keeps it if `make` gives one. When seats are sold
	 * faster than pages are made, all who ask wait for one that has not begun yet.
	 */
	produce(key: string, make: () => Promise<AnswerSource | null>, inTurn: InTurn = (work) => work()) {
		const known = this.#pending.get(key);
		if (known) return known.answer;
		const pending: Pending = { answer: Promise.resolve(null), hasBegun: false };
		this.#pending.set(key, pending);
		pending.answer = this.#make(key, pending, make, inTurn).finally(() => {
			if (this.#pending.get(key) === pending) this.#pending.delete(key);
		});
		return pending.answer;
	}

	async #make(key: string, pending: Pending, make: () => Promise<AnswerSource | null>, inTurn: InTurn) {
		let begun = 0;
		const source = await inTurn(() => {
			begun = this.#changes;
			pending.hasBegun = true;
			return make();
		});
		const answer = source && makeAnswer(source, Date.now());
		if (answer && this.#isCurrent(answer, begun)) (isCommon(key) ? this.#common : this.#other).set(key, answer);
		return answer;
	}
}
