import { formatDate, formatTime } from "#contract/dates.ts";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";
import { useSite } from "#web/frame/site.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { FreeSeats } from "./free-seats.tsx";
import { formatLongDate } from "./long-date.ts";
import { SIGN_UP_ID, SIGN_UP_TITLE } from "./sign-up-anchor.ts";

const HEADING_ID = "anmelden-titel";

interface SignUpBlockProps {
	seminar: Pick<Seminar, "topic" | "price">;
	date: SeminarDate;
}

export function SignUpBlock({ seminar, date }: SignUpBlockProps) {
	const { email, phone } = useSite().provider;
	const subject = `Anmeldung: ${seminar.topic} am ${formatDate(date.date)}`;
	const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
	return (
		<section
			id={SIGN_UP_ID}
			aria-labelledby={HEADING_ID}
			className="rounded-2xl bg-surface-sunken px-[clamp(1.25rem,0.4rem+4vw,4.5rem)] py-[clamp(1.5rem,0.5rem+4.4vw,4.5rem)] max-sm:-mx-[calc(var(--spacing-gutter)-0.5rem)] max-sm:rounded-xl"
		>
			<div className="mx-auto grid max-w-[46rem] gap-[clamp(1.25rem,1rem+1vw,1.75rem)]">
				<h2 id={HEADING_ID}>{SIGN_UP_TITLE}</h2>
				<p className="font-serif text-lg leading-text">
					Schreib uns an <TextLink to={mail}>{email}</TextLink>, wer kommt: Name, Institution und Anzahl der Personen.
					Oder ruf uns an unter{" "}
					<TextLink to={`tel:${phone.replaceAll(" ", "")}`} className="whitespace-nowrap">
						{phone}
					</TextLink>
					. Wir antworten persönlich.
				</p>
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-ink pt-6">
					<div className="grid gap-1">
						<p className="text-sm text-ink-2">{`${formatLongDate(date.date)}, ${formatTime(date.date)}`}</p>
						<p className="flex flex-wrap items-baseline gap-x-3">
							<Price price={seminar.price} star size="lg" />
							{seminar.price !== null && <span className="text-sm text-ink-2">pro Person</span>}
						</p>
						<FreeSeats date={date} className="text-sm text-ink-2" />
					</div>
					<ButtonLink to={mail} size="lg" icon="mail" className="max-sm:w-full">
						Per E-Mail anmelden
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
