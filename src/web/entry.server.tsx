import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { holdScripts } from "./frame/after-paint.ts";

/** Pages are rendered whole, because they are kept whole in memory. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			onAllReady() {
				headers.set("Content-Type", "text/html; charset=utf-8");
				const body = new PassThrough();
				text(body).then((html) => resolve(new Response(holdScripts(html), { headers, status })), reject);
				pipe(body);
			},
			onShellError: reject,
		});
	});
}
