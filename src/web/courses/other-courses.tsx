import { CardGrid, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { CourseCard } from "./course-card.tsx";

const HEADING_ID = "mehr";

export function OtherCourses({ courses }: { courses: Course[] }) {
	if (courses.length === 0) return null;
	return (
		<Section labelledBy={HEADING_ID} className="bg-bg-soft print:hidden">
			<Wrap>
				<SectionHead id={HEADING_ID} title="Passt gut dazu">
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
