import { useEffect } from "react";
import type { MetaArgs } from "react-router";
import { useSession } from "#browser/session/session.ts";
import * as icons from "#browser/ui/icons.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { paths } from "#contract/paths.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import thanksScene from "#web/illustrations/danke-bestellung.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { forgetPayment } from "./kept-checkout.ts";
import { Steps } from "./steps.tsx";

const TITLE = "Vielen Dank für deine Bestellung";

export const meta = (args: MetaArgs) => pageMeta(args, { title: TITLE, noIndex: true });

/** PAY-38, PAY-39 */
export default function ThanksPage() {
	const isMember = useSession() !== null;
	useEffect(forgetPayment, []);
	return (
		<section className="on-color bg-elbe-200 [--info-bg:var(--color-elbe-100)] [--info-line:var(--color-elbe-400)] [--info:var(--color-elbe-700)]">
			<Wrap className="grid gap-columns py-thanks lg:grid-cols-2 lg:items-center">
				<div className="grid justify-items-start gap-5.5">
					<Steps current={3} />
					<h1>{TITLE}</h1>
					{isMember ? <ForMember /> : <ForGuest />}
				</div>
				<img
					className="aspect-square w-full rounded-2xl object-cover"
					src={thanksScene}
					alt=""
					width={1000}
					height={1000}
				/>
			</Wrap>
		</section>
	);
}

const ForMember = () => (
	<>
		<Lead>
			Dein Videokurs liegt jetzt in Mein VSZ bereit. Du kannst ihn 24&nbsp;Stunden lang so oft ansehen, wie du möchtest.
			Die Bestätigung kommt per E-Mail.
		</Lead>
		<ButtonLink to={paths.products} size="lg" icon={icons.play}>
			Zu Mein VSZ
		</ButtonLink>
	</>
);

function ForGuest() {
	const { provider } = useSite();
	return (
		<>
			<Lead>
				Gleich bekommst du eine E-Mail mit der Bestätigung und deinem persönlichen Link zum Video. Der Link ist
				24&nbsp;Stunden gültig.
			</Lead>
			<Notice kind="info" title="Nichts angekommen?">
				<p>
					Schau bitte auch im Spam-Ordner nach. Wenn du nach einer Viertelstunde keine E-Mail hast, ruf uns an:{" "}
					<a href={`tel:${provider.phone.replace(/[^+\d]/g, "")}`} className="whitespace-nowrap underline">
						{provider.phone}
					</a>
					.
				</p>
			</Notice>
			<ButtonLink to={paths.articles}>Im Ratgeber stöbern</ButtonLink>
		</>
	);
}
