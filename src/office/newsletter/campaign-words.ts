import type { CampaignState } from "#contract/office/campaign-states.ts";
import type { Tone } from "../ui/state.tsx";

export const CAMPAIGN_TONES: Record<CampaignState, Tone> = {
	draft: "mute",
	planned: "info",
	sending: "info",
	paused: "warn",
	sent: "ok",
};

export const many = (count: number): string => count.toLocaleString("de-DE");

/** "1.930 Menschen bekommen", "Mehr als 10.000 Menschen bekommen" */
export const readersWords = (readers: number, isLeast = false): string =>
	readers === 1 ? "Ein Mensch bekommt" : `${isLeast ? "Mehr als " : ""}${many(readers)} Menschen bekommen`;

export const lettersWords = (letters: number): string => (letters === 1 ? "einen Brief" : `${many(letters)} Briefe`);
