import { useEffect } from "react";
import { type MetaArgs, useLoaderData, useRevalidator } from "react-router";
import { PAGE_SIZE } from "#contract/constants.ts";
import type { MemberVideo } from "#contract/member-area.ts";
import type { LoadArgs } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { memberLoader } from "./member-loader.ts";
import { NoCourses } from "./no-courses.tsx";
import { orNull } from "./or-null.ts";
import { OwnBookings } from "./own-bookings.tsx";
import { OwnCourses } from "./own-courses.tsx";
import { sortVideos } from "./own-videos.ts";
import { PastCourses } from "./past-courses.tsx";
import { ListSkeleton } from "./skeletons.tsx";
import { UnlockingCourses } from "./unlocking-courses.tsx";

const load = async ({ api }: LoadArgs) => {
	const [{ data: videos }, bookings] = await Promise.all([api.accounts.videos(), orNull(api.accounts.bookings())]);
	const { available, unlocking, past } = sortVideos(videos);
	const suggestions =
		available.length + unlocking.length > 0
			? []
			: await orEmpty(api.courses.list({ query: { is_active: true, per_page: PAGE_SIZE.memberLists } }));
	return { available, unlocking, past, suggestions, bookings };
};
export const clientLoader = memberLoader(load);
export const HydrateFallback = ListSkeleton;

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Produkte", noIndex: true });

export default function ProductsPage() {
	const { available, unlocking, past, suggestions, bookings } = useLoaderData<typeof clientLoader>();
	useReloadWhenOneEnds(available);
	return (
		<div className="grid gap-[clamp(3rem,2rem+3vw,4.5rem)]">
			<UnlockingCourses videos={unlocking} />
			{available.length > 0 && <OwnCourses videos={available} />}
			{available.length + unlocking.length === 0 && <NoCourses suggestions={suggestions} />}
			<PastCourses videos={past} />
			<OwnBookings bookings={bookings} />
		</div>
	);
}

/** A course whose time runs out while somebody looks moves to the past ones. */
function useReloadWhenOneEnds(videos: MemberVideo[]): void {
	const { revalidate } = useRevalidator();
	const next = Math.min(...videos.map(({ available_until }) => Date.parse(available_until)));
	useEffect(() => {
		const wait = next - Date.now();
		if (!Number.isFinite(wait) || wait <= 0) return;
		const timer = setTimeout(revalidate, wait + 1000);
		return () => clearTimeout(timer);
	}, [next, revalidate]);
}
