import { useEffect, useRef } from "react";
import { actionFor, focusedPart } from "./keys.ts";
import type { Commands } from "./use-commands.ts";

interface Surface {
	box: HTMLElement;
	/** The layer over the picture. */
	layer: HTMLElement | null;
	hidden: boolean;
	commands: Commands;
}

/** As the bar itself has it. */
const CONTROLS_OVER_PICTURE = "(width >= 40rem)";

/** Keys while the focus is in the player, and clicks on the picture. */
export function useSurface({ box, layer, hidden, commands }: Surface): void {
	const latest = useRef({ hidden, commands });
	useEffect(() => {
		latest.current = { hidden, commands };
	});

	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
			const action = actionFor(event.key, focusedPart(event.target as Element));
			if (!action) return;
			event.preventDefault();
			latest.current.commands.perform(action);
		};
		box.addEventListener("keydown", press);
		return () => box.removeEventListener("keydown", press);
	}, [box]);

	useEffect(() => {
		if (!layer) return;
		let wasHidden = false;
		const touch = () => {
			wasHidden = latest.current.hidden && window.matchMedia(CONTROLS_OVER_PICTURE).matches;
		};
		// Where the controls lie over the picture, a first touch only brings them back.
		const click = (event: MouseEvent) => {
			if (event.target !== layer) return;
			const byTouch = "pointerType" in event && event.pointerType === "touch";
			if (!(byTouch && wasHidden)) latest.current.commands.toggle();
		};
		layer.addEventListener("pointerdown", touch);
		layer.addEventListener("click", click);
		return () => {
			layer.removeEventListener("pointerdown", touch);
			layer.removeEventListener("click", click);
		};
	}, [layer]);
}
