import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { type Answer, makeAnswer, sendAnswer } from "./answer-cache.ts";

const TYPES: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".ico": "image/x-icon",
	".webp": "image/webp",
	".avif": "image/avif",
	".woff2": "font/woff2",
	".webmanifest": "application/manifest+json",
	".txt": "text/plain; charset=utf-8",
};

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=3600";
const EFFORT = 9;

export interface Assets {
	serve(request: IncomingMessage, response: ServerResponse): boolean;
}

/** The built files of a bundle, all in memory below `base`; each is compressed when it is first asked for. */
export async function loadAssets(folder: string, headers: Record<string, string>, base = ""): Promise<Assets> {
	const answers = new Map<string, Promise<Answer>>();
	const files = new Map<string, string>();
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		const url = path.slice(folder.length);
		if (entry.isFile() && !url.startsWith("/.")) files.set(base + url, path);
	}

	async function make(url: string, path: string): Promise<Answer> {
		const type = TYPES[extname(path)] ?? "application/octet-stream";
		const caching = url.startsWith(`${base}/assets/`) ? IMMUTABLE : SHORT;
		const body = await readFile(path);
		return makeAnswer(
			{ body, headers: { ...headers, "Content-Type": type, "Cache-Control": caching }, effort: EFFORT },
			Number.POSITIVE_INFINITY,
		);
	}

	return {
		serve(request, response) {
			const { method, url = "" } = request;
			const path = files.get(url);
			if (path === undefined || (method !== "GET" && method !== "HEAD")) return false;
			let answer = answers.get(url);
			if (!answer) {
				answer = make(url, path);
				answers.set(url, answer);
			}
			answer.then(
				(ready) => sendAnswer(ready, request, response),
				() => response.writeHead(500).end(),
			);
			return true;
		},
	};
}

export const bothAssets = (one: Assets, other: Assets): Assets => ({
	serve: (request, response) => one.serve(request, response) || other.serve(request, response),
});
