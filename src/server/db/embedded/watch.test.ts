import { expect, test, vi } from "vitest";
import { watchServer } from "./watch.ts";

const startedAgain = "Datenbank: Die eingebaute Datenbank läuft wieder.";

test("a server that is gone is started until it runs, and each failure is told", async () => {
	let isRunning = false;
	const log = vi.fn();
	const start = vi
		.fn(async () => {
			isRunning = true;
		})
		.mockRejectedValueOnce(new Error("Kein Platz."));
	const watch = watchServer({ isRunning: async () => isRunning, start }, log);
	await vi.waitFor(() => expect(log).toHaveBeenCalledWith(startedAgain), { timeout: 10_000 });
	await watch.stop();
	expect(log.mock.calls.flat()).toEqual([
		"Datenbank: Der Prozess der eingebauten Datenbank ist beendet. Starte ihn neu …",
		"Datenbank: Neustart 1 ist gescheitert, versuche es weiter. Kein Platz.",
		startedAgain,
	]);
});

test("stopping waits for a start under way, calls it off, and starts nothing afterwards", async () => {
	const start = vi.fn(
		(signal: AbortSignal) =>
			new Promise<void>((_, reject) => {
				signal.addEventListener("abort", () => setTimeout(reject, 20, new Error("called off")));
			}),
	);
	const log = vi.fn();
	const watch = watchServer({ isRunning: async () => false, start }, log);
	await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
	await watch.stop();
	expect(await Promise.allSettled(start.mock.results.map(({ value }) => value))).toHaveLength(1);
	expect(log).toHaveBeenCalledTimes(1);
});
