import { type MetaArgs, redirect, useLoaderData } from "react-router";
import { Wrap } from "#browser/ui/layout.tsx";
import { openingText } from "#browser/ui/opening-text.ts";
import { RichText } from "#browser/ui/rich-text.tsx";
import { formatDate } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { formAction } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { siteOf } from "#web/frame/site.ts";
import { LecturerBox } from "#web/lecturers/lecturer-box.tsx";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { signUpForm } from "#web/sign-ups/sign-up-definition.ts";
import { DateBlock } from "./date-block.tsx";
import { OtherDates } from "./other-dates.tsx";
import { datesAt } from "./seminar-dates.ts";
import { SeminarHead } from "./seminar-head.tsx";
import { seminarMeta } from "./seminar-meta.ts";
import { FreeNote } from "./star-notes.tsx";
import { TaxNotice } from "./tax-notice.tsx";
import { Ticket } from "./ticket.tsx";

async function load({ api, params }: LoadArgs) {
	const { data } = await orNotFound(api.seminars.bySlug({ query: { slug: params.slug ?? "" } }));
	const dates = datesAt(data.dates, params.timestamp, new Date());
	if ("leadsTo" in dates) throw redirect(paths.seminar(data.slug, dates.leadsTo), 302);
	const { id, slug, topic, description, duration, location, image, image_alt } = data;
	const { price, tax_category, tax_supported, is_online, category, lecturer } = data;
	const words = { id, slug, topic, description, duration, location, image, image_alt };
	return { seminar: { ...words, price, tax_category, tax_supported, is_online, category, lecturer }, ...dates };
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);
/** For those who sign up without JavaScript. */
export const action = formAction(signUpForm);

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
	return (
		<article>
			<Wrap>
				<div className="pt-back-link print:hidden">
					<ArrowLink back to={paths.seminars}>
						zurück zum Seminarkalender
					</ArrowLink>
				</div>
				<div className="grid gap-x-lists gap-y-[clamp(1.75rem,1rem+2vw,2.5rem)] pt-title-top pb-[clamp(2.5rem,2rem+3vw,5rem)] lg:grid-cols-aside lg:grid-rows-[auto_1fr]">
					<SeminarHead seminar={seminar} state={chosen?.state} />
					<Ticket seminar={seminar} date={chosen} />
					<div className="grid min-w-0 content-start gap-part lg:col-start-1 lg:row-start-2">
						<RichText className="prose prose-lede" html={seminar.description} />
						<LecturerBox lecturer={seminar.lecturer} />
						{seminar.tax_supported && <TaxNotice free={seminar.price === null} />}
						{others.length > 0 && <OtherDates slug={seminar.slug} dates={others} />}
					</div>
				</div>
				<DateBlock seminar={seminar} date={chosen} others={others} />
				<div className="py-section-tight">
					{seminar.price === null && <FreeNote taxSupported={seminar.tax_supported} />}
				</div>
			</Wrap>
		</article>
	);
}
