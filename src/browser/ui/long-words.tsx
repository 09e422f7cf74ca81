import { Fragment } from "react";
import { partCompound } from "#contract/compounds.ts";
import { keepDashes } from "./dashes.ts";

/** 'Spendenbescheinigungen' → 'Spenden', 'bescheinigungen'; short words stay whole. */
export function partLongWords(text: string): string[] {
	const parts: string[] = [""];
	for (const word of text.split(/(?<=\s)/u)) {
		const [first = "", ...rest] = partCompound(word);
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
