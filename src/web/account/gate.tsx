import { type ReactNode, useEffect } from "react";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { useSession } from "#browser/session/session.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";

/** MEM-04 */
export const PROMISE =
	"Mit einem Konto musst du deine Daten nicht bei jeder Videoausleihe neu eingeben. Und deine Kurse warten alle an einem Ort.";

export const Eyebrow = () => <p className="mb-2.5 text-sm font-strong text-link">Mein VSZ</p>;

interface GateProps {
	title: string;
	lead: string;
	/** URL of a scene. */
	illustration: string;
	/** Not for those who have just made an account. */
	invites?: boolean;
	/** It has taken the place of another screen: reading goes on at its title. */
	inPlace?: boolean;
	/** What stands in the card. */
	children: ReactNode;
}

/** In place of a form after which a mail is on its way. */
export const MAILBOX = { title: "Schau in dein Postfach", invites: false, inPlace: true } as const;

/** The opening of the pages before the login: words on a colour field, what there is to do in a card beside them. */
export function Gate({ title, lead, illustration, invites = lead !== PROMISE, inPlace = false, children }: GateProps) {
	const session = useSession();
	const heading = useFocusOnChange<HTMLHeadingElement>(title);
	useEffect(() => {
		if (!inPlace) return;
		heading.current?.focus({ preventScroll: true });
		window.scrollTo(0, 0);
	}, [inPlace, heading]);
	return (
		<section className="bg-bg-flieder">
			<Wrap className="grid gap-8 py-[clamp(2rem,1.5rem+3vw,4.5rem)] lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start lg:gap-20">
				<div className="min-w-0 [&>p]:text-ink">
					<Eyebrow />
					<h1 ref={heading} tabIndex={-1}>
						{title}
					</h1>
					<Lead className="mt-4">{lead}</Lead>
					{invites && !session && (
						<p className="mt-4 max-w-[40em] leading-note">
							Noch kein Konto? {PROMISE} <TextLink to={paths.register}>Konto erstellen</TextLink>
						</p>
					)}
					<img
						className="mt-10 hidden aspect-16/10 w-full rounded-2xl object-cover lg:block"
						src={illustration}
						alt=""
						width={1000}
						height={760}
						loading="lazy"
					/>
				</div>
				<div className="min-w-0 rounded-xl bg-surface p-panel shadow-lg">{children}</div>
			</Wrap>
		</section>
	);
}
