import { redirect, useRouteLoaderData } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { Colleague } from "#contract/office/session.ts";
import { plainApi } from "../api.ts";
import { tellEnds } from "./session-ends.ts";

/** The two rooms behind the login: the office, and the first day. */
export const SHELL = "shell";
export const SET_UP = "set-up";

/** Whoever is not logged in is asked to, and comes back to where they wanted to go. */
export async function loadColleague({ request }: { request: Request }): Promise<Colleague> {
	try {
		const { data } = await plainApi.session.me();
		tellEnds(data);
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
