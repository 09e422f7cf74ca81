import { type MetaArgs, useLoaderData } from "react-router";
import { ActionBar } from "#browser/ui/action-bar.tsx";
import { Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { openingText } from "#browser/ui/opening-text.ts";
import { Price } from "#browser/ui/price.tsx";
import { RichText } from "#browser/ui/rich-text.tsx";
import { CategoryTag } from "#browser/ui/tag.tsx";
import { PAGE_SIZE } from "#contract/constants.ts";
import { imageAddress } from "#contract/images.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { BasketButton } from "#web/basket/basket-button.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { siteOf } from "#web/frame/site.ts";
import { LecturerBox } from "#web/lecturers/lecturer-box.tsx";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ChapterList } from "#web/player/chapter-list.tsx";
import { Transcript } from "#web/player/transcript.tsx";
import { useFilm } from "#web/player/use-film.ts";
import { AvailabilityNote } from "./availability-note.tsx";
import { BuyBox } from "./buy-box.tsx";
import { courseMeta } from "./course-meta.ts";
import { CoursePlayer } from "./course-player.tsx";
import { CourseSection } from "./course-section.tsx";
import { relatedCourses } from "./related-courses.ts";

async function load({ api, params }: LoadArgs) {
	const offered = api.courses.list({ query: { is_active: true, per_page: PAGE_SIZE.courses } });
	// Without the others the course itself still shows.
	const others = orEmpty(offered);
	const { data: course } = await orNotFound(api.courses.bySlug({ query: { slug: params.slug ?? "" } }));
	return { course, others: relatedCourses(course, await others) };
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta(args: MetaArgs<typeof loader>) {
	const course = args.loaderData?.course;
	const site = siteOf(args);
	if (!course || !site) return [];
	const { topic: title, description, image, image_alt: imageAlt } = course;
	return [
		...pageMeta(args, { title, description: openingText(description), image, imageAlt }),
		...courseMeta(course, site),
		// The poster is the largest thing on the page; a video asks for it late.
		{ tagName: "link", rel: "preload", as: "image", href: imageAddress(image), fetchPriority: "high" },
	];
}

const chapterCount = (count: number): string => (count > 0 ? `${count} Kapitel` : "");
/** The button in the box and the one in the bar. */
const BASKET_ACTION = "basket";

export default function CoursePage() {
	const { course, others } = useLoaderData<typeof loader>();
	const film = useFilm();
	const mayWatch = course.video.path !== null;
	return (
		<>
			<Wrap>
				<div className="pt-back-link print:hidden">
					<ArrowLink back to={paths.courses}>
						zurück zu den Videokursen
					</ArrowLink>
				</div>
				<header className="pt-title-top pb-film-end">
					<p className="flex flex-wrap items-center gap-x-3.5 gap-y-2 text-sm text-ink-2">
						<CategoryTag category={course.category} />
						{[course.duration, chapterCount(course.chapters.length)].filter(Boolean).join(", ")}
					</p>
					<h1 className="mt-3.5 max-w-[17em] text-offer">
						<LongWords>{course.topic}</LongWords>
					</h1>
				</header>
				<div className="grid gap-x-columns gap-y-part lg:grid-cols-aside lg:grid-rows-[auto_1fr] lg:items-start">
					<CoursePlayer course={course} film={film} others={others} />
					<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full">
						<BuyBox course={course}>
							<div data-action={BASKET_ACTION}>
								<BasketButton key={course.id} course={course} />
							</div>
						</BuyBox>
					</div>
					<div>
						<RichText className="prose written prose-lede" html={course.description} />
						<ChapterList
							chapters={course.chapters}
							seconds={course.video.seconds}
							film={mayWatch ? film : null}
							className="mt-part"
						/>
						<Transcript cues={course.transcript} film={film} className="mt-part" />
						<div className="mt-part">
							<LecturerBox lecturer={course.lecturer} />
						</div>
					</div>
				</div>
			</Wrap>
			<Wrap className="py-section-tight">{course.price !== null && <AvailabilityNote />}</Wrap>
			<CourseSection id="mehr" title="Passt gut dazu" courses={others} className="bg-bg-soft print:hidden" />
			{course.price !== null && course.is_active && (
				<ActionBar
					key={course.id}
					label="In den Warenkorb, kurz"
					action={BASKET_ACTION}
					price={<Price price={course.price} tax="standard" />}
				>
					<BasketButton course={course} compact />
				</ActionBar>
			)}
		</>
	);
}
