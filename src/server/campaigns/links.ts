import { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { SECOND_MS } from "#contract/constants.ts";
import { isInnerAddress } from "#server/settings/mail-rules.ts";

/** For one link with all that it leads on to. */
const TIME_MS = 8 * SECOND_MS;
const MOST_STEPS = 5;
const MOST_LINKS = 50;
const AT_ONCE = 5;

class NotOutside extends Error {}

interface Answer {
	status: number;
	location: string | null;
}

/** What some servers refuse to say of a page without showing it. */
const UNKNOWN_METHOD = [403, 405, 501];
const MOVED = [301, 302, 303, 307, 308];

function failureWords(error: unknown): string {
	const { code = "", name } = error as NodeJS.ErrnoException;
	if (error instanceof NotOutside || code === "ENOTFOUND") return "gibt es im Internet nicht.";
	if (name === "TimeoutError" || name === "AbortError") return "antwortet nicht.";
	if (/CERT|SIGNED|TLS|SSL/.test(code)) return "hat kein gültiges Zertifikat.";
	return "ist nicht erreichbar.";
}

function statusWords(status: number): string | null {
	if (status < 400) return null;
	if (status === 404 || status === 410) return "führt ins Leere.";
	if ([401, 403, 429].includes(status)) return "lässt sich nur von Hand prüfen: Die Seite weist Programme ab.";
	return `antwortet mit einem Fehler (${status}).`;
}

/** NEWS-01: whether links to other sites lead anywhere. Nobody is led into the network behind the house. */
export function createLinkCheck({ isInner = isInnerAddress }: { isInner?: (address: string) => boolean } = {}) {
	/** The address that was looked at is the one that is asked: a name cannot lead elsewhere in between. */
	const outerOnly: LookupFunction = (host, options, done) =>
		lookup(host, { ...options, all: true }, (error, found) => {
			const [first] = found ?? [];
			if (error || !first || found.some(({ address }) => isInner(address)))
				return done(error ?? new NotOutside(), "", 0);
			if (options.all) return done(null, found);
			done(null, first.address, first.family);
		});

	const ask = (url: URL, method: "HEAD" | "GET", signal: AbortSignal): Promise<Answer> =>
		new Promise((resolve, reject) => {
			const host = url.hostname.replace(/^\[|\]$/g, "");
			if (isIP(host) && isInner(host)) return reject(new NotOutside());
			const { request } = url.protocol === "https:" ? https : http;
			const options = { method, signal, lookup: outerOnly, agent: false, headers: { "User-Agent": "VSZ Linkprüfung" } };
			const asked = request(url, options, (answer) => {
				resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
				answer.destroy();
			});
			asked.on("error", reject).end();
		});

	async function statusOf(address: string, signal: AbortSignal): Promise<number> {
		let url = new URL(address);
		for (let step = 0; step < MOST_STEPS; step++) {
			const first = await ask(url, "HEAD", signal);
			const { status, location } = UNKNOWN_METHOD.includes(first.status) ? await ask(url, "GET", signal) : first;
			if (!location || !MOVED.includes(status)) return status;
			url = new URL(location, url);
			if (!/^https?:$/.test(url.protocol)) throw new NotOutside();
		}
		return 508;
	}

	const noteOn = (address: string): Promise<string | null> =>
		statusOf(address, AbortSignal.timeout(TIME_MS)).then(statusWords, failureWords);

	/** A sentence for each that is not as it should be. */
	return async (addresses: readonly string[]): Promise<{ checked: number; notes: string[] }> => {
		const links = [...new Set(addresses)].filter((address) => URL.canParse(address)).slice(0, MOST_LINKS);
		const notes: string[] = [];
		for (let from = 0; from < links.length; from += AT_ONCE) {
			const some = links.slice(from, from + AT_ONCE);
			const found = await Promise.all(some.map(noteOn));
			notes.push(...found.flatMap((note, index) => (note ? [`${some[index]} ${note}`] : [])));
		}
		return { checked: links.length, notes };
	};
}

export type LinkCheck = ReturnType<typeof createLinkCheck>;
