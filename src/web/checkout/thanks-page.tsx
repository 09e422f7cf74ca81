import { useEffect } from "react";
import type { MetaArgs } from "react-router";
import { useSession } from "#browser/session/session.ts";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Section, Wrap } from "#browser/ui/layout.tsx";
import { Outcome, OutcomeActions } from "#browser/ui/outcome.tsx";
import { telephone } from "#browser/ui/telephone.ts";
import { paths } from "#contract/paths.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import thanksScene from "#web/illustrations/danke-bestellung.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { AccountFromOrder } from "./account-from-order.tsx";
import { forgetPayment } from "./kept-checkout.ts";
import { Panel } from "./panel.tsx";
import { PlacedOrder } from "./placed-order.tsx";
import { Steps } from "./steps.tsx";
import { leadOf } from "./thanks-words.ts";
import { useLastOrder } from "./use-last-order.ts";

const TITLE = "Vielen Dank für deine Bestellung";
/** What is true for everybody: this page says no more in a browser that has not ordered, and before it has looked. */
const FOR_MEMBER =
	"Dein Videokurs liegt jetzt in Mein VSZ bereit. Du kannst ihn 24\u00a0Stunden lang so oft ansehen, wie du möchtest. Die Bestätigung kommt per E-Mail.";
const FOR_GUEST =
	"Gleich bekommst du eine E-Mail mit der Bestätigung und deinem persönlichen Link zum Video. Der Link ist 24\u00a0Stunden gültig.";

export const meta = (args: MetaArgs) => pageMeta(args, { title: TITLE, noIndex: true });

/** PAY-38, PAY-39: what was ordered is shown in the tab that ordered, and nowhere else. */
export default function ThanksPage() {
	const isMember = useSession() !== null;
	const last = useLastOrder();
	useEffect(() => void forgetPayment(), []);
	const general = isMember ? FOR_MEMBER : FOR_GUEST;
	return (
		<>
			<Outcome
				tone="done"
				above={<Steps current={3} />}
				title={TITLE}
				lead={last ? leadOf(last.order) : general}
				even
				aside={
					<img
						className="aspect-3/2 w-full rounded-2xl object-cover lg:aspect-square print:hidden"
						src={thanksScene}
						alt=""
						width={1000}
						height={1000}
					/>
				}
			>
				{last && <PlacedOrder order={last.order} />}
				<OutcomeActions>
					{isMember && (
						<ButtonLink to={paths.products} size="lg" icon={icons.play}>
							Zu Mein VSZ
						</ButtonLink>
					)}
					{last && (
						<Button variant="line" icon={icons.printer} onClick={() => window.print()} className="print:hidden">
							Drucken
						</Button>
					)}
				</OutcomeActions>
			</Outcome>
			<Section tight className="print:hidden">
				<Wrap className="grid items-start gap-columns sm:grid-cols-2">
					{last?.order.is_guest_order && !isMember && <AccountFromOrder token={last.token} />}
					<NoMail isOpen={last?.order.access?.state === "open"} />
				</Wrap>
			</Section>
		</>
	);
}

function NoMail({ isOpen }: { isOpen: boolean }) {
	const { provider } = useSite();
	return (
		<Panel title="Keine E-Mail da?" soft>
			<p className="mb-3 font-serif leading-teaser text-ink-2">
				Schau bitte auch im Spam-Ordner nach. {isOpen && "Ansehen kannst du trotzdem schon. "}
				Wenn etwas klemmt, ruf uns an:{" "}
				<a href={telephone(provider.phone)} className="whitespace-nowrap text-link underline">
					{provider.phone}
				</a>
				.
			</p>
			<ArrowLink to={paths.articles}>Im Ratgeber stöbern</ArrowLink>
		</Panel>
	);
}
