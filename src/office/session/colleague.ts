import { redirect, useRouteLoaderData } from "react-router";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { MINUTE_MS } from "#contract/constants.ts";
import { isRefusal } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { Colleague } from "#contract/office/session.ts";
import { plainApi } from "../api.ts";
import { forgetOld, keptColleague } from "../door/kept-door.ts";
import { tellEnds } from "./session-ends.ts";

/** The two rooms behind the login: the office, and the first day. */
export const SHELL = "shell";
export const SET_UP = "set-up";

let asked: Promise<Colleague> | null = null;

function ask(): Promise<Colleague> {
	asked = plainApi.session.me().then(({ data }) => data);
	return asked;
}

/** For loaders, which begin beside the frame's: nobody asks for what would be refused. */
export const mayNow = async (permission: Permission): Promise<boolean> =>
	(await (asked ?? ask())).permissions.includes(permission);

let isStale = false;

/** What is known of the person has changed: the next renewal asks for it too. */
export function renewColleague(): void {
	isStale = true;
}

export const isColleagueStale = (): boolean => isStale;

/** Whoever is not logged in is asked to, and comes back to where they wanted to go. */
export async function loadColleague({ request }: { request: Request }): Promise<Colleague> {
	forgetOld(Date.now());
	try {
		const colleague = await ask();
		tellEnds(colleague);
		isStale = false;
		return colleague;
	} catch (error) {
		const kept = error instanceof NoAnswer ? keptColleague() : null;
		if (kept) return withoutLine(kept);
		if (!isRefusal(error, "unauthenticated")) throw error;
		throw redirect(loginPath(new URL(request.url)));
	}
}

/** At the door work goes on without a line; whoever it is, the server asks when it is back. */
function withoutLine(kept: Colleague): Colleague {
	const later = new Date(Date.now() + 30 * MINUTE_MS).toISOString();
	tellEnds({ ends_at: later, idle_ends_at: later });
	asked = Promise.resolve(kept);
	isStale = true;
	return kept;
}

function loginPath({ pathname, search }: URL): string {
	const wanted = pathname.replace(/^\/verwaltung(?=\/|$)/, "") + search;
	return wanted === "" || wanted === "/"
		? officePaths.login
		: `${officePaths.login}?weiter=${encodeURIComponent(wanted)}`;
}

const ONLY_OWN_DATES: readonly Permission[] = ["desk.see", "attendance.write"];

/** Where somebody begins: a lecturer with what is theirs, all others with the day. */
export const homeOf = (permissions: readonly Permission[]): string =>
	permissions.includes("attendance.write") && permissions.every((permission) => ONLY_OWN_DATES.includes(permission))
		? officePaths.ownDates
		: officePaths.today;

export const leadHome = async (args: { request: Request }): Promise<Response> =>
	redirect(homeOf((await loadColleague(args)).permissions));

/** Whoever works here now. */
export function useColleague(): Colleague {
	const inShell = useRouteLoaderData<Colleague>(SHELL);
	const colleague = useRouteLoaderData<Colleague>(SET_UP) ?? inShell;
	if (!colleague) throw new Error("Only pages behind the login know who is logged in.");
	return colleague;
}

/** Hides what the server would refuse. */
export const useMay = (): ((permission: Permission) => boolean) => {
	const { permissions } = useColleague();
	return (permission) => permissions.includes(permission);
};
