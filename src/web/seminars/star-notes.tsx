import type { ReactNode } from "react";
import { formatDate, formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import type { SeminarDate } from "#contract/seminars.ts";
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

/** SEM-23: what 'kostenlos*' means for one seminar, and who pays for it. */
export const FreeNote = ({ taxSupported }: { taxSupported: boolean }) => (
	<Note mark="*">
		{taxSupported ? (
			<>
				<b className="text-ink">Gefördert aus Steuermitteln.</b> {FREE_THANKS_TO_TAXES}
			</>
		) : (
			FREE_FOR_ALL
		)}
	</Note>
);

interface FullNoteProps {
	date: Pick<SeminarDate, "date" | "registration_deadline">;
	/** Only then do people from Saxony come first. */
	funded: boolean;
}

/** SEM-27, SEM-28 */
export function FullNote({ date, funded }: FullNoteProps) {
	const { email } = useSite().provider;
	const deadline = date.registration_deadline ?? date.date;
	return (
		<p className="text-balance">
			<b className="text-ink">Ausgebucht</b> heißt: Alle Plätze sind vergeben.{" "}
			{funded && (
				<>
					Du kommst aus Sachsen? Dann schreib uns an <TextLink to={`mailto:${email}`}>{email}</TextLink> oder nutze das{" "}
					<TextLink to={paths.contact}>Kontaktformular</TextLink> und nenne uns deine Region und deine Organisation.{" "}
				</>
			)}
			Es gilt die Anmeldefrist bis {formatDate(deadline)}, {formatTime(deadline)}.
		</p>
	);
}

const FREE_THANKS_TO_TAXES =
	"Diese Seminare sind für Ehrenamtliche in Sachsen kostenlos. Sie werden mitfinanziert durch Steuermittel auf der Grundlage des vom Sächsischen Landtag beschlossenen Haushaltes.";
const FREE_FOR_ALL =
	"Die Teilnahme an diesem Seminar kostet nichts. Bitte melde dich trotzdem an, die Plätze sind gezählt.";

export function Notes({ children }: { children: ReactNode }) {
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
