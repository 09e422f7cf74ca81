import { useMatches } from "react-router";

/** What a page exports as `handle` to be shown alone, without header and footer: it stands in a frame of another page. */
export interface PageHandle {
	bare?: boolean;
}

export const asksForBare = (handles: readonly unknown[]): boolean =>
	handles.some((handle) => (handle as PageHandle | undefined)?.bare === true);

export const useBare = (): boolean => asksForBare(useMatches().map(({ handle }) => handle));
