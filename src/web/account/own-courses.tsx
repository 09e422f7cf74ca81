import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { CategoryTag } from "#browser/ui/tag.tsx";
import type { MemberVideo } from "#contract/member-area.ts";
import { paths } from "#contract/paths.ts";
import { useTimeLeft } from "./time-left.ts";
import { TimeLeftLine } from "./time-left-line.tsx";

/** MEM-29: what can be watched now. */
export function OwnCourses({ videos }: { videos: MemberVideo[] }) {
	return (
		<section aria-labelledby="videokurse">
			<h2 id="videokurse" className="sr-only">
				Deine Videokurse
			</h2>
			<ul className="grid gap-5">
				{videos.map((video) => (
					<OwnCourse key={video.product.id} {...video} />
				))}
			</ul>
		</section>
	);
}

/** The title's link covers the whole row. */
function OwnCourse({ product, available_until }: MemberVideo) {
	const left = useTimeLeft(available_until);
	return (
		<li
			data-cat={product.category.slug}
			className="relative grid gap-5 overflow-hidden rounded-xl border border-line bg-surface transition-shadow duration-base hover:shadow-md title-focus:outline-3 title-focus:outline-offset-3 title-focus:outline-focus lg:grid-cols-[23rem_1fr] lg:gap-0"
		>
			<div className="relative aspect-video bg-cat-bg lg:aspect-auto lg:min-h-56">
				<Picture
					path={product.image}
					alt=""
					sizes="(min-width: 60rem) 368px, 92vw"
					width={1280}
					height={800}
					className="absolute inset-0 size-full object-cover"
				/>
				<span
					aria-hidden="true"
					className="absolute right-4 bottom-4 grid size-13 place-items-center rounded-full bg-raps-400 text-holunder-900"
				>
					<Icon shape={icons.play} className="ml-0.5 size-5.5 fill-current" />
				</span>
			</div>
			<div className="grid content-center justify-items-start gap-2.75 px-5 pb-6 lg:px-9 lg:py-7">
				<CategoryTag category={product.category} />
				<h3 className="text-h3 leading-card">
					<Link
						to={paths.product(product.id)}
						className="no-underline after:absolute after:inset-0 after:rounded-xl hover:underline focus-visible:shadow-none focus-visible:outline-0"
					>
						<LongWords>{product.topic}</LongWords>
					</Link>
				</h3>
				<p className="text-ink-2">
					mit {product.lecturer.name} · {product.duration}
				</p>
				<TimeLeftLine leftMs={left} style="short" />
			</div>
		</li>
	);
}
