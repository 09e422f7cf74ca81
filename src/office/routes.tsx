import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { refuse } from "#contract/errors.ts";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import { PageFault } from "./frame/page-fault.tsx";
import { Shell } from "./frame/shell.tsx";
import { OPEN } from "./lists/address.ts";
import { isColleagueStale, leadHome, loadColleague, SET_UP, SHELL } from "./session/colleague.ts";

const notFound = () => {
	throw refuse("not_found");
};

/** One thing of a list stands open beside it. */
const openIn =
	(list: string) =>
	({ params: { id = "" } }: LoaderFunctionArgs) =>
		redirect(`${list}?${new URLSearchParams({ [OPEN]: id })}`);

/** Every screen with its address; what a screen needs is loaded with it. */
export const ROUTES: RouteObject[] = [
	{
		ErrorBoundary: PageFault,
		HydrateFallback: () => null,
		children: [
			{ path: officePaths.login, lazy: () => import("./login/login-page.tsx") },
			{ path: officePaths.forgotPassword, lazy: () => import("./login/forgot-password-page.tsx") },
			{ path: officePaths.newPassword, lazy: () => import("./login/new-password-page.tsx") },
			{ path: officePaths.invitation, lazy: () => import("./login/invitation-page.tsx") },
			{ path: officePaths.setUpLink, lazy: () => import("./set-up/leader-page.tsx") },
		],
	},
	{
		id: SET_UP,
		path: officePaths.setUp,
		loader: loadColleague,
		shouldRevalidate: () => false,
		lazy: () => import("./set-up/set-up-frame.tsx"),
		ErrorBoundary: PageFault,
		HydrateFallback: () => null,
		children: [
			{ index: true, lazy: () => import("./set-up/next-step.ts") },
			{ path: officePaths.setUpHouse, lazy: () => import("./set-up/house-page.tsx") },
			{ path: officePaths.setUpMail, lazy: () => import("./set-up/mail-page.tsx") },
			{ path: officePaths.setUpDone, lazy: () => import("./set-up/done-page.tsx") },
		],
	},
	{
		id: SHELL,
		path: "/",
		loader: loadColleague,
		shouldRevalidate: isColleagueStale,
		Component: Shell,
		ErrorBoundary: PageFault,
		HydrateFallback: () => null,
		children: [
			{ index: true, loader: leadHome },
			{
				ErrorBoundary: PageFault,
				children: [
					{ path: officePaths.today, lazy: () => import("./today/today-page.tsx") },
					{ path: officePaths.reports, lazy: () => import("./reports/reports-page.tsx") },
					{ path: officePaths.booking(":id"), loader: openIn(officePaths.bookings) },
					{ path: officePaths.invoice(":id"), loader: openIn(officePaths.invoices) },
					{ path: officePaths.donation(":id"), loader: openIn(officePaths.donations) },
					{ path: officePaths.receipt(":id"), loader: openIn(officePaths.receipts) },
					{ path: `${officePaths.requests}/:id`, loader: openIn(officePaths.requests) },
					{ path: `${officePaths.withdrawals}/:id`, loader: openIn(officePaths.withdrawals) },
					{ path: officePaths.dateAttendance(":id"), lazy: () => import("./door/door-page.tsx") },
					{ path: officePaths.ownDates, lazy: () => import("./dates/own-dates-page.tsx") },
					{
						path: officePaths.dates,
						handle: { title: "Seminare" },
						children: [
							{ index: true, lazy: () => import("./dates/dates-page.tsx") },
							{ path: officePaths.datesAlone, loader: () => redirect(officePaths.dates) },
							{ path: officePaths.move(":id"), lazy: () => import("./dates/move-page.tsx") },
							{ path: officePaths.callOff(":id"), lazy: () => import("./dates/call-off-page.tsx") },
							{
								path: officePaths.date(":id"),
								lazy: () => import("./dates/date-frame.tsx"),
								children: [
									{ index: true, lazy: () => import("./dates/date-people-page.tsx") },
									{ path: officePaths.dateMessages(":id"), lazy: () => import("./messages/date-messages-page.tsx") },
									{
										path: `${officePaths.dateMessages(":id")}/:message`,
										lazy: () => import("./messages/message-page.tsx"),
									},
									{ path: officePaths.datePapers(":id"), lazy: () => import("./papers/papers-page.tsx") },
									{ path: officePaths.dateMoney(":id"), lazy: () => import("./dates/date-money-page.tsx") },
									{ path: officePaths.dateForm(":id"), lazy: () => import("./dates/date-form-page.tsx") },
									{ path: officePaths.dateHistory(":id"), lazy: () => import("./dates/date-history-page.tsx") },
								],
							},
							{
								path: officePaths.date(":id"),
								lazy: () => import("./messages/around-date.tsx"),
								children: [{ path: officePaths.newMessage(":id"), lazy: () => import("./messages/compose-page.tsx") }],
							},
							{
								path: officePaths.grants,
								handle: { title: "Förderungen" },
								children: [
									{ index: true, lazy: () => import("./grants/grants-page.tsx") },
									{ path: officePaths.grant(":id"), lazy: () => import("./grants/grant-page.tsx") },
								],
							},
							{
								path: officePaths.places,
								handle: { title: "Orte" },
								children: [
									{ index: true, lazy: () => import("./places/places-page.tsx") },
									{ path: officePaths.place(":id"), lazy: () => import("./places/place-page.tsx") },
								],
							},
							{ path: officePaths.seminars, lazy: () => import("./seminars/seminars-page.tsx") },
							{ path: officePaths.newBooking, lazy: () => import("./phone/phone-page.tsx") },
							{ path: officePaths.newSeminar, lazy: () => import("./seminars/new-seminar-page.tsx") },
							{ path: officePaths.seminar(":id"), lazy: () => import("./seminars/seminar-page.tsx") },
							{ path: officePaths.newDates(":id"), lazy: () => import("./dates/new-dates-page.tsx") },
							{ path: officePaths.newDate, lazy: () => import("./dates/choose-seminar-page.tsx") },
							{ path: officePaths.calendar, lazy: () => import("./dates/calendar-page.tsx") },
							{ path: officePaths.bookings, lazy: () => import("./bookings/bookings-page.tsx") },
						],
					},
					{
						path: officePaths.content,
						handle: { title: "Inhalte" },
						children: [
							{ index: true, loader: () => redirect(officePaths.articles) },
							{
								path: officePaths.articles,
								handle: { title: "Ratgeber" },
								children: [
									{ index: true, lazy: () => import("./articles/articles-page.tsx") },
									{ path: officePaths.article(":id"), lazy: () => import("./articles/article-page.tsx") },
								],
							},
							{ path: officePaths.courses, lazy: () => import("./courses/courses-page.tsx") },
							{ path: officePaths.pictures, lazy: () => import("./library/library-page.tsx") },
							{ path: officePaths.homePage, lazy: () => import("./library/home-page.tsx") },
							{ path: officePaths.categories, lazy: () => import("./library/categories-page.tsx") },
							{
								path: officePaths.lecturers,
								handle: { title: "Dozierende" },
								children: [
									{ index: true, lazy: () => import("./library/lecturers-page.tsx") },
									{ path: officePaths.lecturer(":id"), lazy: () => import("./library/lecturer-page.tsx") },
								],
							},
							{ path: officePaths.newCourse, lazy: () => import("./courses/new-course-page.tsx") },
							{ path: officePaths.captions(":id", ":place"), lazy: () => import("./courses/captions-page.tsx") },
							{ path: officePaths.course(":id"), lazy: () => import("./courses/course-page.tsx") },
						],
					},
					{
						path: officePaths.people,
						handle: { title: "Menschen" },
						children: [
							{ index: true, lazy: () => import("./people/people-page.tsx") },
							{ path: officePaths.personOf(":email"), lazy: () => import("./people/of-address.ts") },
							{ path: officePaths.person(":id"), lazy: () => import("./people/person-page.tsx") },
						],
					},
					{
						path: officePaths.orders,
						handle: { title: "Bestellungen & Geld" },
						children: [
							{ index: true, lazy: () => import("./orders/orders-page.tsx") },
							{ path: officePaths.invoices, lazy: () => import("./invoices/invoices-page.tsx") },
							{ path: officePaths.openItems, lazy: () => import("./open-items/open-items-page.tsx") },
							{ path: officePaths.bank, lazy: () => import("./bank/bank-page.tsx") },
							{
								path: officePaths.debits,
								handle: { title: "Lastschriften" },
								children: [
									{ index: true, lazy: () => import("./debits/debits-page.tsx") },
									{ path: officePaths.mandates, lazy: () => import("./debits/mandates-page.tsx") },
									{ path: officePaths.transfers, lazy: () => import("./debits/transfers-page.tsx") },
								],
							},
							{ path: officePaths.documentCheck, lazy: () => import("./invoices/check-page.tsx") },
							{
								path: officePaths.datev,
								handle: { title: "Steuerberatung" },
								children: [
									{ index: true, lazy: () => import("./datev/datev-page.tsx") },
									{ path: officePaths.datevMonth(":month"), lazy: () => import("./datev/month-page.tsx") },
								],
							},
							{ path: officePaths.order(":id"), lazy: () => import("./orders/order-page.tsx") },
							{
								path: officePaths.vouchers,
								handle: { title: "Gutscheine" },
								children: [
									{ index: true, lazy: () => import("./vouchers/vouchers-page.tsx") },
									{ path: officePaths.newVouchers, lazy: () => import("./vouchers/new-vouchers-page.tsx") },
									{ path: officePaths.voucherBatch(":id"), lazy: () => import("./vouchers/batch-page.tsx") },
								],
							},
							{ path: officePaths.donations, lazy: () => import("./donations/donations-page.tsx") },
							{ path: officePaths.receipts, lazy: () => import("./receipts/receipts-page.tsx") },
							{ path: officePaths.receiptYear, lazy: () => import("./receipts/year-page.tsx") },
						],
					},
					{
						path: officePaths.letters,
						handle: { title: "Post" },
						children: [
							{ index: true, lazy: () => import("./letters/letters-page.tsx") },
							{ path: officePaths.messageTemplates, lazy: () => import("./messages/templates-page.tsx") },
							{ path: officePaths.requests, lazy: () => import("./requests/requests-page.tsx") },
							{ path: officePaths.withdrawals, lazy: () => import("./withdrawals/withdrawals-page.tsx") },
							{
								path: officePaths.newsletter,
								handle: { title: "Newsletter" },
								children: [
									{ index: true, lazy: () => import("./newsletter/campaigns-page.tsx") },
									{ path: officePaths.subscribers, lazy: () => import("./newsletter/subscribers-page.tsx") },
									{ path: officePaths.campaign(":id"), lazy: () => import("./newsletter/campaign-page.tsx") },
								],
							},
						],
					},
					{ path: officePaths.account, lazy: () => import("./account/account-page.tsx") },
					{
						path: officePaths.settings,
						handle: { title: "Einstellungen" },
						children: [
							{ index: true, lazy: () => import("./settings/settings-page.tsx") },
							{ path: officePaths.mail, lazy: () => import("./settings/mail-page.tsx") },
							{ path: officePaths.letterPassages, lazy: () => import("./settings/passages-page.tsx") },
							{ path: ":group", lazy: () => import("./settings/settings-page.tsx") },
							{ path: officePaths.legalTexts, lazy: () => import("./legal/legal-list-page.tsx") },
							{ path: `${officePaths.legalTexts}/:kind`, lazy: () => import("./legal/legal-page.tsx") },
							{ path: officePaths.state, lazy: () => import("./state/state-page.tsx") },
							{ path: officePaths.team, lazy: () => import("./team/team-page.tsx") },
							{ path: officePaths.dataProtection, lazy: () => import("./people/rights/data-protection-page.tsx") },
							{ path: officePaths.history, lazy: () => import("./history/history-page.tsx") },
						],
					},
					{ path: "/datenschutz", loader: () => redirect(officePaths.dataProtection) },
					{ path: officePaths.parts, lazy: () => import("./parts/parts-page.tsx") },
					{ path: "*", loader: notFound, Component: () => null },
				],
			},
		],
	},
];

export const createRouter = () => createBrowserRouter(ROUTES, { basename: OFFICE_BASE });
