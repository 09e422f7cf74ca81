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

/** "1.930 Menschen bekommen" */
export const readersWords = (readers: number): string =>
	readers === 1 ? "Ein Mensch bekommt" : `${many(readers)} Menschen bekommen`;

export const lettersWords = (letters: number): string => (letters === 1 ? "einen Brief" : `${many(letters)} Briefe`);
