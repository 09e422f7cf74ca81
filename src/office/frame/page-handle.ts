import type { UIMatch } from "react-router";

/** What a route tells the frame of itself. */
export interface PageHandle {
	title: string | ((data: never) => string);
}

export interface Crumb {
	title: string;
	path: string;
}

function titleOf({ handle, loaderData }: UIMatch): string | undefined {
	const { title } = (handle ?? {}) as Partial<PageHandle>;
	if (typeof title !== "function") return title;
	return loaderData === undefined ? undefined : title(loaderData as never);
}

/** From the section down to the page. */
export const crumbsOf = (matches: UIMatch[]): Crumb[] =>
	matches.flatMap((match) => {
		const title = titleOf(match);
		return title ? [{ title, path: match.pathname }] : [];
	});
