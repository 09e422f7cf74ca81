import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { Spoken } from "./kinds.ts";
import { Marked } from "./marked.tsx";

interface SaidProps {
	spoken: Spoken;
	/** The sentence. */
	text: string;
	query: string;
}

const morePassages = (count: number): string =>
	count === 1 ? "und eine weitere Stelle im selben Film" : `und ${count} weitere Stellen im selben Film`;

/** What is said in a film, and from when on. */
export const Said = ({ spoken: { clock, isOpen, others }, text, query }: SaidProps) => (
	<>
		<p className="mt-1 font-serif leading-note text-ink-2">
			Treffer in der Mitschrift.{" "}
			{isOpen ? "Der Film beginnt genau an dieser Stelle." : "Nach dem Kauf kannst du genau hier einsteigen."}
		</p>
		<div className="mt-2.5 grid items-start justify-items-start gap-x-3 gap-y-1.5 rounded-md bg-surface-sunken px-3.5 py-3 group-hover/hit:bg-bg-flieder sm:grid-cols-portrait">
			<b className="inline-flex min-h-7 items-center gap-1 rounded-pill bg-btn px-2.5 text-sm whitespace-nowrap text-btn-ink tabular-nums">
				<Icon shape={isOpen ? icons.play : icons.lock} className={isOpen ? "size-3 fill-current" : "size-3"} />
				ab {clock}
			</b>
			<p className="font-serif leading-note italic">
				„<Marked query={query}>{text}</Marked>“
			</p>
			{others > 0 && <p className="text-sm text-ink-2 sm:col-start-2">{morePassages(others)}</p>}
		</div>
	</>
);
