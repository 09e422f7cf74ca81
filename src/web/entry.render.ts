import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Api } from "#contract/api.ts";
import { apiContext, faultContext, pageContext } from "./api/context.ts";
import { scriptMark } from "./frame/script-mark.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

interface Door {
	api: Api;
	/** For the scripts that the frame writes. */
	mark: string;
	/** Hears of what broke while the page was made. */
	onFault: (error: unknown) => void;
	/** Takes a page, a character for each byte; the response says the rest of it. */
	onPage: (page: string) => void;
}

/** All that the server knows of the site: a request and the data door in, a response out. */
export function render(request: Request, { api, mark, onFault, onPage }: Door): Promise<Response> {
	const context = new RouterContextProvider();
	context.set(apiContext, api);
	context.set(scriptMark, mark);
	context.set(faultContext, onFault);
	context.set(pageContext, onPage);
	return handle(request, context);
}

export type Render = typeof render;
