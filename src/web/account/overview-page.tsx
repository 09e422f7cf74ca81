import { type MetaArgs, useLoaderData } from "react-router";
import * as icons from "#browser/ui/icons.ts";
import { Line, Lines } from "#browser/ui/lines.tsx";
import { TEXT_BUTTON } from "#browser/ui/text-button.ts";
import type { Order } from "#contract/checkout.ts";
import { formatDate } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { MemberBooking, MemberVideo } from "#contract/member-area.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { Panel } from "#web/checkout/panel.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { DocumentButton } from "./document-button.tsx";
import { memberLoader } from "./member-loader.ts";
import { NextSeminar } from "./next-seminar.tsx";
import { orNull } from "./or-null.ts";
import { lastBookings, nextBooking, toPay } from "./overview.ts";
import { sortVideos } from "./own-videos.ts";
import { OverviewSkeleton } from "./skeletons.tsx";
import { timeLeftWords, useTimeLeft } from "./time-left.ts";
import { UnlockingCourses } from "./unlocking-courses.tsx";

const LAST_SHOWN = 3;

/** What could not be loaded is left out here; its own page says so. */
export const clientLoader = memberLoader(async ({ api }) => {
	const [videos, orders, bookings] = await Promise.all([
		orNull(api.accounts.videos()),
		orNull(api.orders.ofMember()),
		orNull(api.accounts.bookings()),
	]);
	const { available, unlocking } = sortVideos(videos ?? []);
	return {
		available,
		unlocking,
		open: toPay(orders ?? []),
		next: nextBooking(bookings ?? []),
		last: lastBookings(bookings ?? [], LAST_SHOWN),
	};
});
export const HydrateFallback = OverviewSkeleton;

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Übersicht", noIndex: true });

/** What comes next, at a glance; each part leads to the page that has all of it. */
export default function OverviewPage() {
	const { available, unlocking, open, next, last } = useLoaderData<typeof clientLoader>();
	return (
		<div className="grid min-h-120 content-start items-start gap-5 lg:grid-cols-story">
			{next && <NextSeminar booking={next} />}
			<div className="grid gap-5">
				<UnlockingCourses videos={unlocking} />
				<OpenCourses videos={available} />
			</div>
			<OpenPayments orders={open} />
			<div className="grid gap-5 lg:col-span-2">
				{last.length > 0 && <LastSeminars bookings={last} />}
				<p>
					<ArrowLink to={paths.memberNews}>Neues für dich</ArrowLink>
				</p>
			</div>
		</div>
	);
}

const OpenCourses = ({ videos }: { videos: MemberVideo[] }) => (
	<Panel
		title="Gerade offen"
		action={
			<TextLink to={paths.products} className={TEXT_BUTTON}>
				Alle Kurse
			</TextLink>
		}
	>
		{videos.length === 0 ? (
			<p className="text-ink-2">
				Im Moment ist kein Videokurs offen. <TextLink to={paths.courses}>Videokurse ansehen</TextLink>
			</p>
		) : (
			<Lines>
				{videos.map((video) => (
					<OpenCourse key={video.product.id} {...video} />
				))}
			</Lines>
		)}
	</Panel>
);

function OpenCourse({ product, available_until }: MemberVideo) {
	const left = timeLeftWords(useTimeLeft(available_until), "short");
	return (
		<Line picture={product.image} title={product.topic} note={left}>
			<ButtonLink to={paths.product(product.id)} size="sm" icon={icons.play}>
				Ansehen<span className="sr-only">: {product.topic}</span>
			</ButtonLink>
		</Line>
	);
}

const OpenPayments = ({ orders }: { orders: Order[] }) => (
	<Panel
		title="Zu zahlen"
		action={
			<TextLink to={paths.invoices} className={TEXT_BUTTON}>
				Alle Rechnungen
			</TextLink>
		}
	>
		{orders.length > 0 && (
			<Lines>
				{orders.map((order) => (
					<OpenPayment key={order.number} order={order} />
				))}
			</Lines>
		)}
		<p className="text-sm text-ink-2 not-first:mt-4">
			{orders.length > 0 ? "Alles andere ist bezahlt." : "Es ist nichts offen."}
		</p>
	</Panel>
);

function OpenPayment({ order: { number, total_with_tax, due_on, payment_path, documents } }: { order: Order }) {
	const invoice = documents.find(({ kind }) => kind === "invoice");
	const what = invoice ? `Rechnung ${invoice.number}` : `Bestellung ${number}`;
	return (
		<Line
			icon={icons.invoice}
			title={formatEuro(total_with_tax)}
			note={due_on ? `${what}, zahlbar bis ${formatDate(due_on)}` : what}
		>
			{payment_path && (
				<ButtonLink to={payment_path} size="sm">
					Jetzt bezahlen<span className="sr-only">: Bestellung {number}</span>
				</ButtonLink>
			)}
			{invoice && <DocumentButton document={invoice} short />}
		</Line>
	);
}

const LastSeminars = ({ bookings }: { bookings: MemberBooking[] }) => (
	<Panel title="Zuletzt besucht" soft>
		<Lines>
			{bookings.map(({ number, topic, date, path }) => (
				<Line key={number} icon={icons.calendar} title={topic} note={formatLongDate(date)}>
					<TextLink to={path} className={TEXT_BUTTON}>
						Zur Buchung<span className="sr-only">: {topic}</span>
					</TextLink>
				</Line>
			))}
		</Lines>
	</Panel>
);
