import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and where scripts do not run. */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
