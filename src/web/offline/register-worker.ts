const WORKER = "/offline-worker.js";

/** The one script whose address a browser that knows trusted types lets us name. */
const policy = globalThis.trustedTypes?.createPolicy("vsz-worker", { createScriptURL: () => WORKER });
const address = policy?.createScriptURL(WORKER) ?? WORKER;

/** Only for those who have something to lose: whoever merely reads keeps nothing of us. */
export function registerOfflineWorker(): void {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	// Without it a lost connection shows the browser's own page, as it does everywhere.
	navigator.serviceWorker.register(address as string).catch((error: unknown) => console.warn(error));
}
