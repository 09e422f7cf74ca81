import { CardGrid } from "#browser/ui/layout.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { CourseCard } from "#web/courses/course-card.tsx";
import emptyScene from "#web/illustrations/leer-produkte.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";

/** MEM-30, MEM-31: nothing to watch, and what might be. */
export function NoCourses({ suggestions }: { suggestions: Course[] }) {
	return (
		<div>
			<div className="grid overflow-hidden rounded-2xl bg-surface-sunken lg:grid-cols-2">
				<img
					className="size-full min-h-52 object-cover max-lg:aspect-3/2"
					src={emptyScene}
					alt=""
					width={1200}
					height={800}
				/>
				<div className="grid content-center justify-items-start gap-5 p-empty">
					<h2 className="text-h3 leading-(--leading-snug) font-stretch-92%">
						Du hast zur Zeit keine Videokurse verfügbar.
					</h2>
					<ButtonLink to={paths.courses}>Videokurse ansehen</ButtonLink>
				</div>
			</div>
			{suggestions.length > 0 && (
				<section aria-labelledby="vorschlaege" className="pt-section">
					<h2 id="vorschlaege" className="mb-heading-end">
						Vielleicht ist einer dieser Videokurse etwas für dich?
					</h2>
					<CardGrid>
						{suggestions.map((course) => (
							<CourseCard key={course.id} course={course} />
						))}
					</CardGrid>
				</section>
			)}
		</div>
	);
}
