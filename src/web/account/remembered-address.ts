import { paths } from "#contract/paths.ts";

const KEY = "rememberedAddress";

/** An address of our own site, written the shortest way; anything that leads elsewhere is none. */
export function ownAddress(value: string | null, origin: string): string | null {
	if (!value?.startsWith("/") || !URL.canParse(value, origin)) return null;
	const { origin: target, pathname, search, hash } = new URL(value, origin);
	// '/.//elsewhere' has our origin, but its path alone would name another host.
	if (target !== origin || pathname.startsWith("//")) return null;
	return `${pathname}${search}${hash}`;
}

/** Session storage is missing where the browser stores nothing: then a login leads to the profile. */
function tabStorage(): Storage | null {
	try {
		return sessionStorage;
	} catch {
		return null;
	}
}

/** MEM-09: where the guard stopped somebody, kept until the login or until the tab is closed. */
export const rememberAddress = (address: string): void => tabStorage()?.setItem(KEY, address);
export const forgetAddress = (): void => tabStorage()?.removeItem(KEY);

/** Where a login leads. */
export const addressAfterLogin = (): string =>
	ownAddress(tabStorage()?.getItem(KEY) ?? null, window.location.origin) ?? paths.profile;
