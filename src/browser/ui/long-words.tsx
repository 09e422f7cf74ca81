import { Fragment } from "react";
import { keepDashes } from "./dashes.ts";

const LONG = 14;
/** Joints after which a German compound may be parted, and words that often end one. */
const JOINT =
	/(?<=\p{L}{3}(?:ungs|heits|keits|schafts|ions|täts))(?=\p{L}{4})|(?<=\p{L}{4})(?=(?:versammlung|versicherung|bescheinigung|stiftung|nützigkeit|mitteilung|pauschale|nachweis|prüfung|führung|website|kalender|datenschutz|zentrum|beratung|beauftragte|bedingung|belehrung|freiheit)\p{L}*)/giu;

/** 'Spendenbescheinigungen' → 'Spenden', 'bescheinigungen'; short words stay whole. */
export function partLongWords(text: string): string[] {
	const parts: string[] = [""];
	for (const word of text.split(/(?<=\s)/u)) {
		const [first = "", ...rest] = word.trimEnd().length < LONG ? [word] : word.split(JOINT);
		parts[parts.length - 1] += first;
		parts.push(...rest);
	}
	return parts;
}

/** A title whose long words can be parted with a hyphen. The hyphen is drawn by the style sheet, so the text itself stays clean. */
export function LongWords({ children }: { children: string }) {
	const [first, ...rest] = partLongWords(keepDashes(children));
	let offset = first?.length ?? 0;
	return (
		<>
			{first}
			{rest.map((part) => {
				const key = offset;
				offset += part.length;
				return (
					<Fragment key={key}>
						<span className="soft-hyphen" />
						{part}
					</Fragment>
				);
			})}
		</>
	);
}
