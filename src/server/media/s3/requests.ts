import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#server/clock.ts";
import { bucketAway } from "../bucket.ts";
import { encodePart, type Keys, sha256, signedHeaders, signedUrl } from "./signing.ts";

export interface S3Config extends Keys {
	endpoint: string;
	bucket: string;
}

interface Asked {
	method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
	/** None means the bucket itself. */
	path?: string;
	query?: Record<string, string>;
	headers?: Record<string, string>;
	body?: Uint8Array<ArrayBuffer>;
}

export interface Answer {
	status: number;
	headers: Headers;
	body: Buffer;
}

/** Before the second attempt and the third; a piece has its time each time. */
const WAITS_MS = [200, 1_000];
const ATTEMPT_MS = 60_000;

const isPassing = (status: number): boolean => status >= 500 || status === 429;
const codeIn = (body: Buffer): string => /<Code>(\w+)<\/Code>/.exec(body.toString("utf8", 0, 2_000))?.[1] ?? "";

/** Asks the service, with the bucket in the path; what is refused for good is not asked again. */
export function createRequests(config: S3Config, clock: Clock) {
	function addressOf(path?: string, query: Record<string, string> = {}): URL {
		const key = path === undefined ? "" : `/${path.split("/").map(encodePart).join("/")}`;
		const url = new URL(`${config.endpoint}/${config.bucket}${key}`);
		for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
		return url;
	}

	async function attempt({ method, path, query, headers = {}, body }: Asked): Promise<Answer> {
		const url = addressOf(path, query);
		const payloadHash = sha256(body ?? "");
		const answer = await fetch(url, {
			method,
			headers: signedHeaders({ method, url, headers, payloadHash }, config, clock()),
			body: body ?? null,
			redirect: "manual",
			signal: AbortSignal.timeout(ATTEMPT_MS),
		});
		return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
	}

	async function persist(asked: Asked): Promise<Answer> {
		for (const [index, wait] of [...WAITS_MS, null].entries()) {
			const answer = await attempt(asked).catch((error: unknown) => {
				if (wait === null) throw bucketAway(error);
				return null;
			});
			if (answer && (wait === null || !isPassing(answer.status))) return answer;
			await sleep(WAITS_MS[index]);
		}
		throw new Error("The last attempt has an end.");
	}

	return {
		/** Null where there is no such thing; whatever else is no success is thrown. */
		async ask(asked: Asked): Promise<Answer | null> {
			const answer = await persist(asked);
			const { status, body } = answer;
			if (status >= 200 && status < 300) return answer;
			const code = codeIn(body);
			if (status === 404 && asked.path !== undefined && (code === "NoSuchKey" || code === "")) return null;
			throw bucketAway(new Error(`S3: ${asked.method} ${asked.path ?? ""}: ${status} ${code}`));
		},

		signed: (path: string, seconds: number): string => signedUrl(addressOf(path), config, clock(), seconds),
	};
}

export type Requests = ReturnType<typeof createRequests>;
