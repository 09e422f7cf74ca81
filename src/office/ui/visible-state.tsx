import { State } from "./state.tsx";

/** Whether visitors of the site see it. */
export const VisibleState = ({ isVisible }: { isVisible: boolean }) => (
	<State tone={isVisible ? "ok" : "mute"}>{isVisible ? "sichtbar" : "nicht sichtbar"}</State>
);
