import { CardGrid, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { CourseCard } from "#web/courses/course-card.tsx";
import { ArrowLink } from "#web/links/arrow-link.tsx";

const HEADING_ID = "neue-videokurse";

export function NewCourses({ courses }: { courses: Course[] }) {
	return (
		<Section labelledBy={HEADING_ID} className="bg-bg-soft">
			<Wrap>
				<SectionHead
					id={HEADING_ID}
					title="Videokurse für den Feierabend"
					lead="24 Stunden lang ansehen, so oft du willst."
				>
					<ArrowLink to={paths.courses}>Alle Videokurse</ArrowLink>
				</SectionHead>
				<CardGrid>
					{courses.map((course) => (
						<CourseCard key={course.id} course={course} />
					))}
				</CardGrid>
			</Wrap>
		</Section>
	);
}
