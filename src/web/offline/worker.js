// Shows a page of ours where the browser would show its own when the line is cut. It answers nothing else and keeps
// nothing else: `BUILD` is written before it (scripts/offline-worker.ts), so that every build brings its own copy.
const CACHE = `offline-${BUILD}`;
const PAGE = "/offline";
const PARTS = /\/assets\/[^"]+\.(?:css|woff2|svg)/g;
const SCRIPT = "/offline.js";
/** The page's own scripts would look for another page at the address that could not be reached. */
const OWN_SCRIPTS = /<script[^>]*>[\s\S]*?<\/script>/g;
/** Not of the site, or for programs. */
const NOT_OURS = /^\/(?:verwaltung|api|postausgang)(?:\/|$)/;

async function keepPage() {
	const answer = await fetch(PAGE, { credentials: "omit", cache: "no-cache" });
	if (!answer.ok) throw new Error(`${PAGE} answers ${answer.status}`);
	const bare = (await answer.text()).replace(OWN_SCRIPTS, "");
	const html = bare.replace("</body>", `<script src="${SCRIPT}" defer></script></body>`);
	const cache = await caches.open(CACHE);
	await cache.addAll([SCRIPT, ...new Set(html.match(PARTS))]);
	const headers = ["Content-Type", "Content-Security-Policy"].map((name) => [name, answer.headers.get(name) ?? ""]);
	await cache.put(PAGE, new Response(html, { status: 503, headers }));
}

async function forgetOthers() {
	for (const name of await caches.keys()) if (name.startsWith("offline-") && name !== CACHE) await caches.delete(name);
}

/** Those who look at the kept page get its parts from here; nobody else's requests are touched. */
const lookingAt = new Set();
const isPart = ({ url }) => [SCRIPT, "/assets/"].some((start) => new URL(url).pathname.startsWith(start));

async function visit(event) {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request));
	} catch (error) {
		const page = await caches.match(PAGE);
		if (!page) throw error;
		lookingAt.add(event.resultingClientId);
		return page;
	}
}

addEventListener("install", (event) => {
	skipWaiting();
	event.waitUntil(keepPage());
});
addEventListener("activate", (event) => {
	event.waitUntil(Promise.all([forgetOthers(), registration.navigationPreload?.enable(), clients.claim()]));
});
addEventListener("fetch", (event) => {
	const { request, clientId } = event;
	const isVisit = request.mode === "navigate" && request.destination === "document" && request.method === "GET";
	if (isVisit && !NOT_OURS.test(new URL(request.url).pathname)) event.respondWith(visit(event));
	else if (lookingAt.has(clientId) && isPart(request))
		event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
