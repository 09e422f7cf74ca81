import { OFFICE_BASE } from "#contract/office/paths.ts";

/** `worker.js` reads it. */
const CACHE = "door-page";
const PAGE = `${OFFICE_BASE}/`;
const PARTS = `${OFFICE_BASE}/assets/`;
const WORKER = `${OFFICE_BASE}/door-worker.js`;
const SCOPE = `${OFFICE_BASE}/seminare/termine/`;

/** The one script whose address a browser that knows trusted types lets us name. */
const policy = globalThis.trustedTypes?.createPolicy("vsz-worker", { createScriptURL: () => WORKER });
const address = policy?.createScriptURL(WORKER) ?? WORKER;

/** Everything that this page is made of, as far as it has been loaded. */
const partsOfPage = (): string[] => {
	const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
	return [...new Set(loaded.filter((path) => path.startsWith(PARTS)))];
};

/** From now on this page opens without a line too. Nothing of people is in it. */
export async function keepPage(): Promise<void> {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !navigator.onLine) return;
	const cache = await caches.open(CACHE);
	const wanted = [PAGE, ...partsOfPage()];
	for (const { url } of await cache.keys()) if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
	const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
	await cache.addAll(wanted.filter((path) => path === PAGE || !kept.includes(path)));
	await navigator.serviceWorker.register(address as string, { scope: SCOPE });
}

/** Whoever goes leaves nothing behind. */
export async function forgetPage(): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	await caches.delete(CACHE);
	const registration = await navigator.serviceWorker.getRegistration(SCOPE);
	await registration?.unregister();
}
