import type { ReactNode, Ref } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { Declaration, type DeclarationFact } from "./declaration.tsx";

interface ArrivedProps {
	title: string;
	/** Reading goes on here when the screen takes the place of another. */
	heading: Ref<HTMLHeadingElement>;
	icon: IconShape;
	lead: ReactNode;
	facts: readonly DeclarationFact[];
}

/** A withdrawal that has reached us, to read, print and keep. */
export function Arrived({ title, heading, icon, lead, facts }: ArrivedProps) {
	const hydrated = useHydrated();
	return (
		<section className="on-color bg-flieder-200">
			<Wrap width="text" className="grid justify-items-start gap-5 py-[clamp(2rem,1.2rem+3.4vw,4.25rem)]">
				<span className="grid h-13.25 w-14 place-items-center rounded-[6px_6px_99px_99px] bg-raps-400 pb-1.25 text-holunder-900">
					<Icon shape={icon} className="size-7" />
				</span>
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<div role="status">
					<Lead className="text-ink">{lead}</Lead>
				</div>
				<Declaration facts={facts} onColour />
				<div className="flex w-full flex-wrap gap-x-5 gap-y-3 pt-1 max-sm:grid print:hidden">
					{hydrated && (
						<Button icon={icons.printer} onClick={() => window.print()}>
							Drucken oder als PDF speichern
						</Button>
					)}
					<ButtonLink to={paths.home} variant="line">
						Zur Startseite
					</ButtonLink>
				</div>
			</Wrap>
		</section>
	);
}
