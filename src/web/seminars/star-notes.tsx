import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { useSite } from "#web/frame/site.ts";
import { TextLink } from "#web/links/text-link.tsx";

/** What 'kostenlos*' and 'Ausgebucht**' mean. */
export function StarNotes() {
	const { email } = useSite().provider;
	return (
		<Notes>
			<Note mark="*">{FREE_THANKS_TO_TAXES}</Note>
			<Note mark="**">
				Du kommst aus Sachsen und möchtest trotzdem dabei sein? Schreib uns an{" "}
				<TextLink to={`mailto:${email}`}>{email}</TextLink> oder nutze das{" "}
				<TextLink to={paths.contact}>Kontaktformular</TextLink>. Nenne uns dabei deine Region und deine Organisation.
			</Note>
		</Notes>
	);
}

/** What 'kostenlos*' means for one seminar. */
export function FreeNote({ taxSupported }: { taxSupported: boolean }) {
	return (
		<Notes>
			<Note mark="*">{taxSupported ? FREE_THANKS_TO_TAXES : FREE_FOR_ALL}</Note>
		</Notes>
	);
}

const FREE_THANKS_TO_TAXES =
	"Diese Seminare sind für Ehrenamtliche in Sachsen kostenlos. Sie werden mitfinanziert durch Steuermittel auf der Grundlage des vom Sächsischen Landtag beschlossenen Haushaltes.";
const FREE_FOR_ALL =
	"Die Teilnahme an diesem Seminar kostet nichts. Bitte melde dich trotzdem an, die Plätze sind gezählt.";

function Notes({ children }: { children: ReactNode }) {
	return <div className="grid max-w-224 gap-3 text-sm leading-note text-ink-2">{children}</div>;
}

function Note({ mark, children }: { mark: string; children: ReactNode }) {
	return (
		<p className="relative pl-7 text-balance">
			<b className="absolute left-0 text-ink">{mark}</b>
			{children}
		</p>
	);
}
