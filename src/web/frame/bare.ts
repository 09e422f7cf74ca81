import { useMatches } from "react-router";

/** What a page or a layout exports as `handle` to be shown in another frame than the usual one. */
export interface PageHandle {
	/** Alone, without header and footer: it stands in a frame of another page. */
	bare?: boolean;
	/** It brings header and footer itself. */
	framed?: boolean;
}

const someAsk = (handles: readonly unknown[], what: keyof PageHandle): boolean =>
	handles.some((handle) => (handle as PageHandle | undefined)?.[what] === true);

export const asksForBare = (handles: readonly unknown[]): boolean => someAsk(handles, "bare");
export const asksForOwnFrame = (handles: readonly unknown[]): boolean => someAsk(handles, "framed");

export const usePageHandles = (): unknown[] => useMatches().map(({ handle }) => handle);
