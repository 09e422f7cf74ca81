import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { createContext } from "react-router";
import type { Api } from "#contract/api.ts";

/** The one door to data: in-process on the server, `/api/v1` in the browser. */
export const apiContext = createContext<Api>();

export interface LoadArgs {
	api: Api;
	params: Record<string, string | undefined>;
	url: URL;
	signal: AbortSignal;
}

type Load<T> = (args: LoadArgs) => Promise<T>;
type RouteArgs = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** A page names its data once; both loaders are made from that. */
export const loadWith =
	<T>(load: Load<T>) =>
	({ context, params, request }: RouteArgs): Promise<T> =>
		load({ api: context.get(apiContext), params, url: new URL(request.url), signal: request.signal });
