import { Link } from "react-router";
import { Lead } from "#browser/ui/layout.tsx";
import { searchHref } from "./search-address.ts";

const SUGGESTIONS = ["Satzung", "Mitgliederversammlung", "Spenden", "Fördermittel", "Datenschutz", "Vorstand"];

/** Before the first word is typed. */
export function SearchInvitation() {
	return (
		<div className="grid gap-4">
			<Lead>
				Wonach suchst du? Ein Wort genügt: Wir schauen für dich im Ratgeber, im Seminarkalender und bei den Videokursen
				nach.
			</Lead>
			<p className="text-sm text-ink-2" id="oft-gesucht">
				Zum Ausprobieren:
			</p>
			<ul aria-labelledby="oft-gesucht" className="flex flex-wrap gap-2">
				{SUGGESTIONS.map((word) => (
					<li key={word}>
						<Link
							to={searchHref({ query: word })}
							preventScrollReset
							className="inline-flex min-h-target items-center rounded-pill bg-surface-sunken px-5 font-medium no-underline hover:bg-bg-flieder focus-visible:rounded-pill"
						>
							{word}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
