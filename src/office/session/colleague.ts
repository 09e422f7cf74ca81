import { redirect, useRouteLoaderData } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { Colleague } from "#contract/office/session.ts";
import { plainApi } from "../api.ts";
import { tellEnds } from "./session-ends.ts";

export const SHELL = "shell";

let isStale = false;

/** What is known of the person has changed: the next renewal asks for it too. */
export function renewColleague(): void {
	isStale = true;
}

export const isColleagueStale = (): boolean => isStale;

/** Whoever is not logged in is asked to, and comes back to where they wanted to go. */
export async function loadColleague({ request }: { request: Request }): Promise<Colleague> {
	try {
		const { data } = await plainApi.session.me();
		tellEnds(data);
		isStale = false;
		return data;
	} catch (error) {
		if (!isRefusal(error, "unauthenticated")) throw error;
		throw redirect(loginPath(new URL(request.url)));
	}
}

function loginPath({ pathname, search }: URL): string {
	const wanted = pathname.replace(/^\/verwaltung(?=\/|$)/, "") + search;
	return wanted === "" || wanted === "/"
		? officePaths.login
		: `${officePaths.login}?weiter=${encodeURIComponent(wanted)}`;
}

/** Whoever works here now. */
export function useColleague(): Colleague {
	const colleague = useRouteLoaderData<Colleague>(SHELL);
	if (!colleague) throw new Error("Only pages of the shell know who is logged in.");
	return colleague;
}

/** Hides what the server would refuse. */
export const useMay = (): ((permission: Permission) => boolean) => {
	const { permissions } = useColleague();
	return (permission) => permissions.includes(permission);
};
