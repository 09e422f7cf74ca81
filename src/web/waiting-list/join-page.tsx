import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { OFFER_HOURS } from "#contract/waiting-list.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { formAction } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { formatLongDate } from "#web/seminars/long-date.ts";
import { dateState, findDate } from "#web/seminars/seminar-dates.ts";
import { JoinForm, joinForm } from "./join-form.tsx";

async function load({ api, params }: LoadArgs) {
	const { data } = await orNotFound(api.seminars.bySlug({ query: { slug: params.slug ?? "" } }));
	const date = findDate(data.dates, params.timestamp ?? "");
	// Only a full date has a list; any other tells on its own page what one can do.
	if (!date || dateState(date, new Date()) !== "full") throw redirect(paths.seminar(data.slug, date?.date ?? null));
	const { id, slug, topic } = data;
	return { seminar: { id, slug, topic }, date: { id: date.id, date: date.date } };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);
/** Without JavaScript. */
export const action = formAction(joinForm);

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Warteliste", noIndex: true });

export default function JoinPage() {
	const { seminar, date } = useLoaderData<typeof loader>();
	const address = paths.seminar(seminar.slug, date.date);
	return (
		<Wrap width="text" className="pb-section">
			<div className="pt-back-link">
				<ArrowLink back to={address}>
					zurück zum Seminar
				</ArrowLink>
			</div>
			<PageHead
				title="Auf die Warteliste"
				lead={
					<>
						„{seminar.topic}“ am {formatLongDate(date.date)}, {formatTime(date.date)}, ist ausgebucht. Wird etwas frei,
						bekommst du der Reihe nach ein Angebot per E-Mail. Es gilt {OFFER_HOURS} Stunden.
					</>
				}
			/>
			<JoinForm seminarId={seminar.id} dateId={date.id} />
		</Wrap>
	);
}
