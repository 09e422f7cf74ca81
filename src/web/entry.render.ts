import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Api } from "#contract/api.ts";
import { apiContext } from "./api/context.ts";
import { scriptMark } from "./frame/script-mark.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** All that the server knows of the site: a request, the data door and a mark for the frame's scripts in, a response out. */
export function render(request: Request, { api, mark }: { api: Api; mark: string }): Promise<Response> {
	const context = new RouterContextProvider();
	context.set(apiContext, api);
	context.set(scriptMark, mark);
	return handle(request, context);
}

export type Render = typeof render;
