import { createBrowserRouter, type LoaderFunctionArgs, redirect } from "react-router";
import { refuse } from "#contract/errors.ts";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import { PageFault } from "./frame/page-fault.tsx";
import { Shell } from "./frame/shell.tsx";
import { OPEN } from "./lists/address.ts";
import { loadColleague, SHELL } from "./session/colleague.ts";

const notFound = () => {
	throw refuse("not_found");
};

/** One thing of a list stands open beside it. */
const openIn =
	(list: string) =>
	({ params: { number = "" } }: LoaderFunctionArgs) =>
		redirect(`${list}?${new URLSearchParams({ q: number, [OPEN]: number })}`);

/** The same, of what is found by its key alone. */
const openById =
	(list: string) =>
	({ params: { id = "" } }: LoaderFunctionArgs) =>
		redirect(`${list}?${new URLSearchParams({ [OPEN]: id })}`);

/** Every screen with its address; what a screen needs is loaded with it. */
export const createRouter = () =>
	createBrowserRouter(
		[
			{
				ErrorBoundary: PageFault,
				HydrateFallback: () => null,
				children: [
					{ path: officePaths.login, lazy: () => import("./login/login-page.tsx") },
					{ path: officePaths.forgotPassword, lazy: () => import("./login/forgot-password-page.tsx") },
					{ path: officePaths.newPassword, lazy: () => import("./login/new-password-page.tsx") },
					{ path: officePaths.invitation, lazy: () => import("./login/invitation-page.tsx") },
				],
			},
			{
				id: SHELL,
				path: "/",
				loader: loadColleague,
				shouldRevalidate: () => false,
				Component: Shell,
				ErrorBoundary: PageFault,
				HydrateFallback: () => null,
				children: [
					{ index: true, loader: () => redirect(officePaths.today) },
					{
						ErrorBoundary: PageFault,
						children: [
							{ path: officePaths.today, lazy: () => import("./today/today-page.tsx") },
							{ path: officePaths.booking(":number"), loader: openIn(officePaths.bookings) },
							{ path: officePaths.order(":number"), loader: openIn(officePaths.orders) },
							{ path: officePaths.donation(":number"), loader: openIn(officePaths.donations) },
							{ path: `${officePaths.people}/:id`, loader: openById(officePaths.people) },
							{ path: `${officePaths.requests}/:id`, loader: openById(officePaths.requests) },
							{ path: `${officePaths.withdrawals}/:id`, loader: openById(officePaths.withdrawals) },
							{ path: officePaths.bookings, lazy: () => import("./bookings/bookings-page.tsx") },
							{ path: officePaths.orders, lazy: () => import("./orders/orders-page.tsx") },
							{ path: officePaths.invoices, lazy: () => import("./invoices/invoices-page.tsx") },
							{ path: officePaths.donations, lazy: () => import("./donations/donations-page.tsx") },
							{ path: officePaths.people, lazy: () => import("./people/people-page.tsx") },
							{ path: officePaths.requests, lazy: () => import("./requests/requests-page.tsx") },
							{ path: officePaths.withdrawals, lazy: () => import("./withdrawals/withdrawals-page.tsx") },
							{ path: officePaths.newsletter, lazy: () => import("./newsletter/subscribers-page.tsx") },
							{ path: officePaths.letters, lazy: () => import("./letters/letters-page.tsx") },
							{ path: officePaths.account, lazy: () => import("./account/account-page.tsx") },
							{
								path: officePaths.settings,
								handle: { title: "Einstellungen" },
								children: [
									{ index: true, lazy: () => import("./settings/settings-page.tsx") },
									{ path: ":group", lazy: () => import("./settings/settings-page.tsx") },
									{ path: officePaths.legalTexts, lazy: () => import("./legal/legal-list-page.tsx") },
									{ path: `${officePaths.legalTexts}/:kind`, lazy: () => import("./legal/legal-page.tsx") },
									{ path: officePaths.state, lazy: () => import("./state/state-page.tsx") },
									{ path: officePaths.team, lazy: () => import("./team/team-page.tsx") },
									{ path: officePaths.history, lazy: () => import("./history/history-page.tsx") },
								],
							},
							{ path: officePaths.parts, lazy: () => import("./parts/parts-page.tsx") },
							{ path: "*", loader: notFound, Component: () => null },
						],
					},
				],
			},
		],
		{ basename: OFFICE_BASE },
	);
