// The kept page at work, without React: src/web/offline/offline-page.tsx has the words, src/browser/forms/kept-form.ts
// what was typed.
const ASK_EVERY_MS = 10_000;
const part = (name) => document.querySelector(`[data-offline="${name}"]`);
const say = (text) => {
	part("status").textContent = text;
};

function newestForm() {
	const kept = Object.keys(sessionStorage)
		.filter((key) => key.startsWith("form:"))
		.map((key) => JSON.parse(sessionStorage.getItem(key) ?? "null"));
	return kept.filter(Boolean).sort((one, other) => other.at - one.at)[0];
}

function show({ title, back, path, filled, total, at }) {
	const time = new Date(at).toLocaleTimeString("de-DE", { hour: "2-digit", minute: "2-digit" });
	part("when").textContent = `auf diesem Gerät aufgehoben, ${time}\u00a0Uhr`;
	part("title").textContent = title;
	part("filled").textContent = `${filled} von ${total} Feldern ausgefüllt, noch nicht abgeschickt`;
	part("share").setAttribute("width", String((100 * filled) / total));
	part("back").textContent = back;
	part("back").setAttribute("href", path);
	part("kept").hidden = false;
	part("lead").textContent =
		"Die Verbindung ist weg, dein Text nicht. Sobald du wieder online bist, geht es genau hier weiter.";
}

async function isBack() {
	try {
		return (await fetch("/health", { cache: "no-store" })).ok;
	} catch {
		return false;
	}
}

async function ask() {
	if (!(await isBack())) return;
	if (part("kept").hidden) location.reload();
	else say("Das Netz ist wieder da. Du kannst weitermachen.");
}

const form = newestForm();
if (form) show(form);
say("Wir prüfen alle 10 Sekunden, ob das Netz zurück ist.");
setInterval(ask, ASK_EVERY_MS);
addEventListener("online", ask);
