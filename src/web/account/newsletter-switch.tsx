import { useId } from "react";
import { useRevalidator } from "react-router";
import { NEWSLETTER_INTERVAL_DAYS } from "#contract/constants.ts";
import { NEWSLETTER_SWITCH } from "#contract/legal/declarations/newsletter.ts";
import type { Profile } from "#contract/profile.ts";
import { api } from "#web/api/site-api.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useRequest } from "./use-request.ts";

const WORDS: Record<Profile["newsletter"], string> = {
	none: "Du bekommst ihn zurzeit nicht.",
	unsubscribed: "Du hast ihn abbestellt.",
	pending: "Fast geschafft: Bestätige noch die E-Mail, die wir dir geschickt haben.",
	confirmed: `Du bekommst ihn alle ${NEWSLETTER_INTERVAL_DAYS} Tage.`,
};

/** On only when it was confirmed by mail; switching it on once more sends that mail again. */
export function NewsletterSwitch({ state }: { state: Profile["newsletter"] }) {
	const { revalidate } = useRevalidator();
	const { busy, outcome, run } = useRequest();
	const id = useId();
	const on = state === "confirmed";
	const toggle = () =>
		run(async () => {
			const { message } = await api.accounts.newsletter({ body: { subscribe: !on } });
			await revalidate();
			return message;
		});
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<h2 id={id} className="text-h4 font-stretch-94%">
				Newsletter
			</h2>
			<div className="flex items-start gap-3">
				<button
					type="button"
					role="switch"
					aria-checked={on}
					aria-busy={busy || undefined}
					aria-labelledby={`${id}-name`}
					aria-describedby={`${id}-state`}
					onClick={toggle}
					className="group/switch -my-1.5 grid h-target w-15 flex-none place-items-center rounded-pill focus-visible:rounded-pill focus-visible:outline-offset-0"
				>
					<span className="flex h-8 w-14 items-center rounded-pill border-2 border-line-strong bg-surface px-0.75 transition-background duration-fast group-aria-checked/switch:border-btn group-aria-checked/switch:bg-btn">
						<i className="size-5.5 rounded-full bg-line-strong transition-translate duration-fast group-aria-checked/switch:translate-x-6 group-aria-checked/switch:bg-btn-ink" />
					</span>
				</button>
				<p className="leading-ui">
					<span id={`${id}-name`} className="block font-control">
						{NEWSLETTER_SWITCH.text}
					</span>
					<span id={`${id}-state`} className="block text-sm text-ink-2">
						{WORDS[state]}
					</span>
				</p>
			</div>
			<OutcomeNotice outcome={outcome} />
		</section>
	);
}
