import { buttonLook } from "#browser/ui/button.tsx";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";

/** The office, until its first room is furnished. */
export function Frame() {
	return (
		<main>
			<Wrap className="grid justify-items-start gap-5 py-section">
				<h1>Verwaltung</h1>
				<Lead>Hier entsteht der Arbeitsplatz für das Team: Seminare, Menschen, Geld, Inhalte und Post.</Lead>
				<a href={paths.home} className={buttonLook({ variant: "line" })}>
					Zur Website
				</a>
			</Wrap>
		</main>
	);
}
