import type { ReactNode } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { Outcome, OutcomeActions } from "#browser/ui/outcome.tsx";
import newsletterScene from "#web/illustrations/newsletter-promo.svg?url";
import type { LinkOutcome } from "./link-outcome.ts";

interface Words {
	title: string;
	text: string;
	/** Ways on. */
	links?: ReactNode;
}

interface LinkPageProps {
	/** What the one button says. */
	button: string;
	/** Before it is pressed, and after. */
	words: Record<"open" | "done" | "expired", Words>;
}

/** A page behind a mailed link: opening it changes nothing (mail scanners open links), its one button does. */
export function LinkPage({ button, words }: LinkPageProps) {
	const outcome = useActionData<LinkOutcome>();
	const shown = outcome === "done" || outcome === "expired" ? outcome : "open";
	const heading = useFocusOnChange<HTMLHeadingElement>(shown);
	const busy = useNavigation().formMethod === "POST";
	const { title, text, links } = words[shown];
	if (shown === "done")
		return (
			<Outcome tone="done" seal={icons.mailCheck} title={title} lead={<p>{text}</p>} inPlace even aside={<Scene />}>
				<OutcomeActions>{links}</OutcomeActions>
			</Outcome>
		);
	return (
		<Wrap className="grid gap-columns py-thanks lg:grid-cols-2 lg:items-center">
			<div className="grid justify-items-start gap-5.5">
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<Lead>{text}</Lead>
				{outcome === "failed" && (
					<Notice kind="error" role="alert">
						<p>Das hat nicht geklappt. Bitte versuche es in ein paar Minuten noch einmal.</p>
					</Notice>
				)}
				{shown === "open" ? (
					<Form method="post">
						<Button type="submit" size="lg" busy={busy}>
							{button}
						</Button>
					</Form>
				) : (
					<div className="flex flex-wrap gap-x-4 gap-y-3">{links}</div>
				)}
			</div>
			<Scene />
		</Wrap>
	);
}

const Scene = () => (
	<img className="aspect-10/9 w-full rounded-2xl object-cover" src={newsletterScene} alt="" width={1000} height={900} />
);
