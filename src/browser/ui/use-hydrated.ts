import { startTransition, useEffect, useState } from "react";

let operable = false;

/** False in the server's HTML, where scripts do not run, and until the page's first rendering is done. */
export function useHydrated(): boolean {
	const [hydrated, setHydrated] = useState(operable);
	useEffect(() => {
		operable = true;
		// In slices: nobody who scrolls or types meanwhile waits for it.
		startTransition(() => setHydrated(true));
	}, []);
	return hydrated;
}
