import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { Price } from "#browser/ui/price.tsx";
import { CategoryTag } from "#browser/ui/tag.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { InBasketSign } from "#web/basket/in-basket-sign.tsx";

const SIZES = "(min-width: 80rem) 378px, (min-width: 40rem) 31vw, 92vw";

interface CourseCardProps {
	course: Course;
	/** Level of the title in the page's outline. */
	heading?: "h2" | "h3";
	/** For a card above the fold. */
	priority?: boolean;
}

/** The title's link covers the whole card. */
export function CourseCard({ course, heading: Heading = "h3", priority }: CourseCardProps) {
	return (
		<article
			data-cat={course.category.slug}
			className="group/card relative flex h-full flex-col gap-3.5 title-focus:rounded-lg title-focus:outline-3 title-focus:outline-offset-8 title-focus:outline-focus"
		>
			<div className="relative aspect-16/10 overflow-hidden rounded-xl bg-cat-bg">
				<Picture
					path={course.image}
					alt=""
					sizes={SIZES}
					width={1280}
					height={800}
					priority={priority}
					className="size-full object-cover transition-scale duration-slow ease-out group-hover/card:scale-[1.035]"
				/>
				<InBasketSign courseId={course.id} />
				<span className="absolute bottom-4 left-4 rounded-pill sm:max-lg:bottom-2.5 sm:max-lg:left-2.5 bg-holunder-900 px-2.75 py-0.75 text-sm font-control text-white tabular-nums">
					{course.duration}
				</span>
				<span
					aria-hidden="true"
					className="absolute right-4 bottom-4 grid size-13 sm:max-lg:right-2.5 sm:max-lg:bottom-2.5 sm:max-lg:size-11 place-items-center rounded-full bg-raps-400 text-holunder-900 transition-scale duration-base ease-spring group-hover/card:scale-110"
				>
					<Icon shape={icons.play} className="ml-0.5 size-5.5 fill-current" />
				</span>
			</div>
			<div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
				<CategoryTag category={course.category} />
			</div>
			<Heading className="text-h3 leading-card">
				<Link
					to={paths.course(course.slug)}
					prefetch="intent"
					className="decoration-raps-400 decoration-[0.12em] group-hover/card:underline after:absolute after:inset-0 after:z-1 after:rounded-xl focus-visible:shadow-none focus-visible:outline-0"
				>
					<LongWords>{course.topic}</LongWords>
				</Link>
			</Heading>
			<div className="mt-auto flex items-center justify-between gap-x-4 gap-y-1 pt-1 sm:max-lg:flex-col sm:max-lg:items-start">
				<span className="flex items-center gap-2.5 text-sm text-ink-2">
					<Picture
						path={course.lecturer.image}
						alt=""
						sizes="2.25rem"
						width={96}
						height={96}
						className="size-9 flex-none rounded-full"
					/>
					{course.lecturer.name}
				</span>
				<span className="text-right sm:max-lg:text-left">
					<Price price={course.price} tax="standard" />
				</span>
			</div>
		</article>
	);
}
