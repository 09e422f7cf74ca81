import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { ERRORS, type ErrorCode } from "#contract/errors.ts";

const CODES: Record<string, ErrorCode> = {
	ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
	HPE_HEADER_OVERFLOW: "headers_too_large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "body_too_large",
};

/** The last words on a connection, where no request came into being that could be answered. */
export function endWith(socket: Duplex, code: ErrorCode, headers: Record<string, string>): void {
	const { status, message } = ERRORS[code];
	const body = JSON.stringify({ code, message });
	const lines = Object.entries({
		...headers,
		"Content-Type": "application/json; charset=utf-8",
		"Content-Length": Buffer.byteLength(body),
		"Cache-Control": "no-store",
		Connection: "close",
	}).map(([name, value]) => `${name}: ${value}`);
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"), () => socket.destroy());
}

/** What is no HTTP is refused in the same form as everything else. */
export const refuseBroken =
	(headers: Record<string, string>) =>
	(error: NodeJS.ErrnoException, socket: Duplex): void => {
		if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
		endWith(socket, CODES[error.code ?? ""] ?? "bad_request", headers);
	};
