import { redirect } from "react-router";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { findDate } from "#web/seminars/seminar-dates.ts";
import { WAITING_ID } from "./waiting-anchor.ts";

/** The list stands on the page of its date; this address of its own leads there. */
async function load({ api, params }: LoadArgs) {
	const { data } = await orNotFound(api.seminars.bySlug({ query: { slug: params.slug ?? "" } }));
	const date = findDate(data.dates, params.timestamp ?? "");
	throw redirect(`${paths.seminar(data.slug, date?.date ?? null)}#${WAITING_ID}`);
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export default function JoinPage() {
	return null;
}
