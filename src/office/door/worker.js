// Lets the door's page open again while the line is cut. It keeps nothing itself: the page puts its own parts into the
// cache (src/office/door/kept-page.ts), and takes them out at logout. Names are not among them.
const CACHE = "door-page";
const PAGE = "/verwaltung/";
const DOOR = /^\/verwaltung\/seminare\/termine\/\d+\/anwesenheit$/;
const PARTS = "/verwaltung/assets/";

async function visit(request) {
	try {
		return await fetch(request);
	} catch (error) {
		const kept = await caches.match(PAGE, { cacheName: CACHE });
		if (!kept) throw error;
		return kept;
	}
}

/** Their names change with what they hold. */
const part = async (request) => (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
	const { request } = event;
	const { pathname, origin } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin) return;
	if (request.mode === "navigate" && DOOR.test(pathname)) event.respondWith(visit(request));
	else if (pathname.startsWith(PARTS)) event.respondWith(part(request));
});
