import type {
	ActionFunctionArgs,
	ClientActionFunctionArgs,
	ClientLoaderFunctionArgs,
	LoaderFunctionArgs,
} from "react-router";
import { createContext } from "react-router";
import type { Api } from "#contract/api.ts";

/** The one door to data: in-process on the server, `/api/v1` in the browser. */
export const apiContext = createContext<Api>();

/** On the server: who is told of what broke. */
export const faultContext = createContext<(error: unknown) => void>();

/** On the server: who takes the page, a character for each byte. */
export const pageContext = createContext<(page: string) => void>();

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

export interface ActArgs extends LoadArgs {
	form: FormData;
}

/** The same for what a form does: sent without JavaScript the server acts, otherwise the browser. */
export const actWith =
	<T>(act: (args: ActArgs) => Promise<T>) =>
	async ({ context, params, request }: ActionFunctionArgs | ClientActionFunctionArgs): Promise<T> =>
		act({
			api: context.get(apiContext),
			params,
			url: new URL(request.url),
			signal: request.signal,
			form: await request.formData(),
		});
