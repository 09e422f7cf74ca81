import type { ReactNode } from "react";
import { type MetaArgs, useLoaderData } from "react-router";
import { Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { RichText } from "#browser/ui/rich-text.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import type { LoadArgs } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { memberLoader } from "./member-loader.ts";
import { NeedsScripts } from "./needs-scripts.tsx";
import { OwnPlayer } from "./own-player.tsx";
import { endOf } from "./own-videos.ts";
import { ProductSkeleton } from "./skeletons.tsx";
import { UnlockingCourses } from "./unlocking-courses.tsx";

const load = async ({ api, params }: LoadArgs) => {
	const id = Number(params.id);
	const [{ data: course }, { data: videos }] = await Promise.all([
		orNotFound(api.courses.get({ params: { id } })),
		api.accounts.videos(),
	]);
	const unlocking = videos.filter(({ product, is_being_unlocked }) => product.id === id && is_being_unlocked);
	return { course, until: endOf(videos, id), unlocking };
};
export const clientLoader = memberLoader(load);

export const meta = (args: MetaArgs<typeof clientLoader>) =>
	pageMeta(args, { title: args.loaderData?.course.topic ?? "Videokurs", noIndex: true });

export function HydrateFallback() {
	return (
		<Around>
			<NeedsScripts />
			<ProductSkeleton />
		</Around>
	);
}

export default function ProductPage() {
	const { course, until, unlocking } = useLoaderData<typeof clientLoader>();
	return (
		<Around>
			<Head course={course} />
			<UnlockingCourses videos={unlocking} />
			{unlocking.length === 0 && <OwnPlayer course={course} until={until} />}
			<RichText className="prose prose-lede mt-part" html={course.description} />
		</Around>
	);
}

function Around({ children }: { children: ReactNode }) {
	return (
		<Wrap className="max-w-[calc(62rem+2*var(--spacing-gutter))]! pb-page-end">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-back-link print:hidden">
				<ArrowLink back to={paths.products}>
					zurück zu deinen Produkten
				</ArrowLink>
				<LogOutButton />
			</div>
			{children}
		</Wrap>
	);
}

/** MEM-32 */
function Head({ course }: { course: Course }) {
	return (
		<header className="pt-film-top pb-film-end">
			<h1 className="text-offer">
				<LongWords>{course.topic}</LongWords>
			</h1>
			<p className="mt-4 text-ink-2">Ein Videokurs aus der Kategorie „{course.category.name}“</p>
		</header>
	);
}
