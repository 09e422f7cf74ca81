import { useMediaSelector } from "media-chrome/react/media-store";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { PlayerButton } from "./player-button.tsx";
import { Range } from "./range.tsx";
import type { Commands } from "./use-commands.ts";

export function SoundControl({ commands }: { commands: Commands }) {
	const volume = useMediaSelector((state) => state.mediaVolume ?? 1);
	const silent = useMediaSelector((state) => state.mediaVolumeLevel === "off");
	const fixed = useMediaSelector((state) => state.mediaVolumeUnavailable === "unsupported");
	const percent = silent ? 0 : Math.round(volume * 100);
	return (
		<>
			<PlayerButton
				label={silent ? "Ton einschalten" : "Ton ausschalten"}
				onClick={commands.toggleSound}
				className="@max-narrow-bar:hidden"
			>
				<Icon shape={silent ? icons.silent : icons.sound} />
			</PlayerButton>
			{!fixed && (
				<Range
					data-volume
					label="Lautstärke"
					valueText={silent ? "stumm" : `${percent} Prozent`}
					max={100}
					step={1}
					value={percent}
					onChange={(value) => commands.setVolume(value / 100)}
					className="w-22 @max-wide-bar:hidden"
				/>
			)}
		</>
	);
}
