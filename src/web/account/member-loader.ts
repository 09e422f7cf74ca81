import { type ClientLoaderFunctionArgs, redirect, replace } from "react-router";
import { currentSession } from "#browser/session/session.ts";
import { isRefusal } from "#contract/errors.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { rememberAddress } from "./remembered-address.ts";

/**
 * A page that is shown already, on a hard load or on the way back, is taken out of the history: otherwise the next way
 * back would lead in a circle.
 */
export function lead({ url }: Pick<Request, "url">, to: string): Response {
	const shown = window.location.href.split("#", 1)[0] === url;
	return shown ? replace(to) : redirect(to);
}

function leadToLogin(request: Request): Response {
	const { pathname, search } = new URL(request.url);
	rememberAddress(pathname + search);
	return lead(request, paths.login);
}

/** MEM-08: the router asks it before anything of a guarded page is loaded, whichever way one came. */
export function requireSession({ request }: { request: Request }): void {
	if (!currentSession()) throw leadToLogin(request);
}

/** A page's own data, over the browser's API only: the server renders the page without them. */
export function memberLoader<T>(load: (args: LoadArgs) => Promise<T>) {
	const own = loadWith(load);
	const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<T> => {
		try {
			return await own(args);
		} catch (error) {
			// The server may have ended the login before its time.
			const refused = isRefusal(error, "unauthenticated");
			throw refused ? leadToLogin(args.request) : error;
		}
	};
	return Object.assign(clientLoader, { hydrate: true as const });
}
