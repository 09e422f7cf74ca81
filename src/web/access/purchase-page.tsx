import { data, type MetaArgs, useLoaderData } from "react-router";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ExpiredView } from "./expired-view.tsx";
import { PurchaseView } from "./purchase-view.tsx";
import { useIsOver } from "./use-is-over.ts";

/** A wrong link, one past its time, or an address that cannot be one. */
const EXPIRED = 410;
const ENDED = [404, EXPIRED, 422];

const statusOf = (error: unknown): number =>
	typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 500;

async function load({ api, params }: LoadArgs) {
	const link = { id: params.id ?? "", token: params.token ?? "" };
	try {
		const { data: course } = await api.courses.purchased({ params: link });
		return data({ course, former: null, link });
	} catch (error) {
		const status = statusOf(error);
		if (!ENDED.includes(status)) throw error;
		if (status !== EXPIRED) return data({ course: null, former: null, link }, { status: 404 });
		// Whoever had it may want it again; without that the page still tells what it has to.
		const former = await api.courses.get({ params: { id: link.id } }).catch(() => null);
		return data({ course: null, former: former?.data ?? null, link }, { status: EXPIRED });
	}
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** Whoever has the address can watch: it is kept nowhere and passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) =>
	pageMeta(args, { title: args.loaderData?.course?.topic ?? "Zeit abgelaufen", noIndex: true });

/** VID-14, VID-15 */
export default function PurchasePage() {
	const { course, former, link } = useLoaderData<typeof loader>();
	const hydrated = useHydrated();
	const isOver = useIsOver(course?.available_until) && hydrated;
	if (!course || course.video.path === null || isOver) return <ExpiredView course={course ?? former} />;
	return <PurchaseView course={course} path={course.video.path} link={link} />;
}
