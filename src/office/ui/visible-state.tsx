import { VISIBLE_WORDS } from "#contract/office/offer-words.ts";
import { State } from "./state.tsx";

/** Whether visitors of the site see it. */
export const VisibleState = ({ isVisible }: { isVisible: boolean }) => (
	<State tone={isVisible ? "ok" : "mute"}>{VISIBLE_WORDS[isVisible ? "visible" : "hidden"]}</State>
);
