import { type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";
import { Socket } from "node:net";
import { SECOND_MS } from "#contract/constants.ts";
import { SOCKET_LIMITS } from "./socket-limits.ts";

/** What `writeHead` makes of what it is given, and what leaves before the first piece of a body. */
interface Headed {
	_header: string;
}

/** The first lines of an answer that is sent many times, looked at once: Node looks at every name and value each time. */
export function headOf(headers: readonly string[]): string {
	const lines = ["HTTP/1.1 200 OK"];
	for (let at = 0; at < headers.length; at += 2) {
		const [name = "", value = ""] = headers.slice(at, at + 2);
		validateHeaderName(name);
		validateHeaderValue(name, value);
		lines.push(`${name}: ${value}`);
	}
	return `${lines.join("\r\n")}\r\n`;
}

let second = 0;
let lastLines = "";

/** As Node writes them on a connection that is kept; they change each second. */
function lastLinesAt(now: number): string {
	const current = Math.floor(now / SECOND_MS);
	if (current !== second) {
		second = current;
		const date = new Date(current * SECOND_MS).toUTCString();
		lastLines = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${SOCKET_LIMITS.keepAliveMs / SECOND_MS}\r\n\r\n`;
	}
	return lastLines;
}

/** A page for a browser whose connection goes on; all else Node puts together itself. */
export const takesReadyHead = ({ method, httpVersion, socket }: IncomingMessage, response: ServerResponse): boolean =>
	method === "GET" &&
	httpVersion === "1.1" &&
	response.shouldKeepAlive &&
	socket instanceof Socket &&
	!response.hasHeader("Connection");

/** Node has no public way to be given a head that is ready. */
export function putHead(response: ServerResponse, head: string): void {
	(response as unknown as Headed)._header = head + lastLinesAt(Date.now());
}
