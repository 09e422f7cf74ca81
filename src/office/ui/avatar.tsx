import { classNames } from "#browser/ui/class-names.ts";

const HUES = ["bg-himmel-200", "bg-wiese-200", "bg-sand-200", "bg-elbe-200", "bg-flieder-300", "bg-raps-200"] as const;

export const initialsOf = (name: string): string => {
	const words = name.split(/[\s-]+/).filter(Boolean);
	const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
	// By sign: half of one that takes two places is none.
	return shown
		.map((word = "") => [...word][0])
		.join("")
		.toUpperCase();
};

const hueOf = (name: string) => HUES[[...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % HUES.length];

interface AvatarProps {
	name: string;
	size?: "s" | "m" | "l";
}

/** The same hue for the same name, everywhere. */
export const Avatar = ({ name, size = "m" }: AvatarProps) => (
	<span aria-hidden="true" className={classNames("av", size !== "m" && `av--${size}`, hueOf(name))}>
		{initialsOf(name)}
	</span>
);
