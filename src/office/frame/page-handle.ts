import type { UIMatch } from "react-router";
import type { Permission } from "#contract/office/permissions.ts";

/** What a route tells the frame of itself. */
export interface PageHandle {
	title: string | ((data: never) => string);
	/** What stands above it, where the routes do not tell. */
	above?: (data: never) => Crumb[];
}

export interface Crumb {
	title: string;
	path: string;
	/** Shown only to whoever may go there. */
	needs?: Permission;
	/** Shown only to whoever may not go the usual way. */
	lacks?: Permission;
}

function titleOf({ handle, loaderData }: UIMatch): string | undefined {
	const { title } = (handle ?? {}) as Partial<PageHandle>;
	if (typeof title !== "function") return title;
	return loaderData === undefined ? undefined : title(loaderData as never);
}

const aboveOf = ({ handle, loaderData }: UIMatch): Crumb[] =>
	loaderData === undefined ? [] : (((handle ?? {}) as Partial<PageHandle>).above?.(loaderData as never) ?? []);

/** From the section down to the page. */
export const crumbsOf = (matches: UIMatch[]): Crumb[] =>
	matches.flatMap((match) => {
		const title = titleOf(match);
		return title ? [...aboveOf(match), { title, path: match.pathname }] : [];
	});
