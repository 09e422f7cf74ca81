import { data, type MetaArgs, useLoaderData } from "react-router";
import { answerForm } from "#browser/forms/definition.ts";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { type Fact, FactList } from "#browser/ui/fact-list.tsx";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { WaitingEntry } from "#contract/waiting-list.ts";
import { type ActArgs, actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { nextOpenDate } from "#web/seminars/next-open-date.ts";
import { LEAVE, LeaveButton } from "./leave-button.tsx";
import { OfferForm, offerForm } from "./offer-form.tsx";
import { WaitingOutcome } from "./waiting-outcome.tsx";

const load = async ({ api, params }: LoadArgs) => {
	const token = params.token ?? "";
	const { data: entry } = await orNotFound(api.waitingList.get({ params: { token } }));
	return { entry, token, next: await nextOpenDate(api, entry) };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** Without JavaScript: the list is left, or the offer taken. */
export const action = actWith(async ({ api, params, form }: ActArgs) => {
	const token = params.token ?? "";
	if (form.has(LEAVE)) {
		await orNotFound(api.waitingList.leave({ params: { token } }));
		return null;
	}
	const { data: entry } = await orNotFound(api.waitingList.get({ params: { token } }));
	const state = await answerForm(offerForm(token, entry), { api, form });
	return data(state, state.success ? 200 : 422);
});

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Deine Warteliste", noIndex: true });

const moment = (iso: string) => `${formatLongDate(iso)}, ${formatTime(iso)}`;

const WORDS: Record<
	Exclude<WaitingEntry["state"], "waiting">,
	{ title: string; text: (entry: WaitingEntry) => string }
> = {
	offered: {
		title: "Es ist etwas frei für dich",
		text: ({ offer_expires_at }) =>
			`Bis ${offer_expires_at ? moment(offer_expires_at) : "zum Beginn"} halten wir das Angebot für dich frei.`,
	},
	taken: { title: "Du bist dabei", text: () => "Die Bestätigung mit dem Kalendereintrag ist per E-Mail unterwegs." },
	lapsed: {
		title: "Dieses Angebot gilt nicht mehr",
		text: () => "Die Zeit ist um, darum ist es an die Nächsten auf der Liste gegangen. Setz dich gern wieder darauf.",
	},
	left: {
		title: "Du stehst nicht mehr auf der Liste",
		text: () => "Danke, dass du Bescheid gibst. So kommt jemand anderes schneller an einen Platz.",
	},
};

const CANCELLED: (typeof WORDS)["left"] = {
	title: "Dieser Termin ist abgesagt",
	text: () => "Er muss leider ausfallen, darum gibt es auch keine Warteliste mehr. Du brauchst nichts zu tun.",
};

const wordsFor = ({ state, date_cancelled }: WaitingEntry) =>
	state === "waiting" || (date_cancelled && state !== "taken") ? CANCELLED : WORDS[state];

export default function EntryPage() {
	const { entry, token, next } = useLoaderData<typeof loader>();
	const heading = useFocusOnChange<HTMLHeadingElement>(entry.state);
	if (entry.state === "waiting" && !entry.date_cancelled)
		return (
			<WaitingOutcome
				date={entry}
				persons={entry.number_of_persons}
				fewer={entry.fewer_welcome}
				queue={[
					entry.number_of_persons > 1 ? "Vor euch" : "Vor dir",
					entry.ahead === 1 ? "1 Anmeldung" : `${entry.ahead} Anmeldungen`,
				]}
				endsAt={entry.ends_at}
				next={next}
				inPlace={false}
			>
				<LeaveButton token={token} />
			</WaitingOutcome>
		);
	const isOffered = entry.state === "offered" && !entry.date_cancelled;
	const { title, text } = wordsFor(entry);
	return (
		<Wrap className="grid gap-8 py-page-top">
			<div>
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<Lead className="mt-4.5">{text(entry)}</Lead>
			</div>
			<FactList facts={factsOf(entry)} />
			{isOffered && <OfferForm entry={entry} token={token} />}
			{isOffered && <LeaveButton token={token} />}
			{entry.booking_path && (
				<p>
					<ButtonLink to={entry.booking_path}>Zur Buchung</ButtonLink>
				</p>
			)}
			<ArrowLink to={paths.seminar(entry.slug, entry.date)}>Zum Seminar</ArrowLink>
		</Wrap>
	);
}

const factsOf = (entry: WaitingEntry): Fact[] => [
	["Seminar", entry.topic],
	["Termin", moment(entry.date)],
	["Ort", entry.is_online ? "Online" : entry.location],
	...(entry.name ? [["Name", entry.name] as const] : []),
	["Personen", String(entry.number_of_persons)],
	["Preis", priceText(entry.price, entry.tax_category)],
];
