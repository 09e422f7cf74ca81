import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { faultContext, pageContext } from "./api/context.ts";
import { holdScripts, releaseScripts } from "./frame/after-paint.ts";
import { scriptMark } from "./frame/script-mark.ts";

/** Faults go to the server's log, which knows what it may not keep. A page that does not exist is none. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	context.get(faultContext)(isRouteErrorResponse(error) ? new Error(error.statusText) : error);
};

/** Takes all that is written to it, at once, and hands it on in one piece, a character for each byte. */
function collector(onWhole: (whole: string) => void): Writable {
	const parts: Buffer[] = [];
	return new Writable({
		highWaterMark: Number.MAX_SAFE_INTEGER,
		write(part: Buffer, _, done) {
			parts.push(part);
			done();
		},
		final(done) {
			onWhole(Buffer.concat(parts).toString("latin1"));
			done();
		},
	});
}

/** Pages are rendered whole, because they are kept whole in memory. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	own: Readonly<RouterContextProvider>,
): Promise<Response> {
	const mark = own.get(scriptMark);
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={mark} />, {
			nonce: mark,
			bootstrapScriptContent: releaseScripts,
			onAllReady() {
				headers.set("Content-Type", "text/html; charset=utf-8");
				const whole = collector((page) => {
					own.get(pageContext)(holdScripts(page, mark));
					resolve(new Response(null, { headers, status }));
				});
				pipe(whole.on("error", reject));
			},
			onShellError: reject,
		});
	});
}
