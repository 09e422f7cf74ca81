import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { openingText } from "#browser/ui/opening-text.ts";
import { formatDate } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { siteOf } from "#web/frame/site.ts";
import { seminarAction } from "./seminar-action.ts";
import { datesAt } from "./seminar-dates.ts";
import { seminarMeta } from "./seminar-meta.ts";
import { SeminarScreen } from "./seminar-screen.tsx";

async function load({ api, params }: LoadArgs) {
	const { data } = await orNotFound(api.seminars.bySlug({ query: { slug: params.slug ?? "" } }));
	const dates = datesAt(data.dates, params.timestamp, new Date());
	if ("leadsTo" in dates) throw redirect(paths.seminar(data.slug, dates.leadsTo), 302);
	const { id, slug, topic, description, duration, location, place, image, image_alt } = data;
	const { price, tax_category, tax_supported, is_online, category, lecturer } = data;
	const words = { id, slug, topic, description, duration, location, place, image, image_alt };
	return { seminar: { ...words, price, tax_category, tax_supported, is_online, category, lecturer }, ...dates };
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);
export const action = seminarAction;

export function meta(args: MetaArgs<typeof loader>) {
	const site = siteOf(args);
	if (!args.loaderData || !site) return [];
	const { seminar, chosen } = args.loaderData;
	const { slug, topic, description, image, image_alt } = seminar;
	// The same date has a second address in milliseconds.
	const location = { pathname: paths.seminar(slug, chosen?.date ?? null) };
	const page = {
		title: chosen ? `${topic} am ${formatDate(chosen.date)}` : topic,
		description: openingText(description),
		image,
		imageAlt: image_alt,
		noIndex: chosen?.state === "deactivated",
	};
	return [...pageMeta({ ...args, location }, page), ...seminarMeta(seminar, chosen, site)];
}

export default function SeminarPage() {
	const { seminar, chosen, others } = useLoaderData<typeof loader>();
	// Another date is another screen, with forms of its own.
	return <SeminarScreen key={chosen?.id ?? "none"} seminar={seminar} chosen={chosen} others={others} />;
}
