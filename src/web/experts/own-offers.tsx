import { CardGrid, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { CourseCard } from "#web/courses/course-card.tsx";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { SomeDates } from "#web/seminars/some-dates.tsx";

export const DATES_ID = "termine";
const COURSES_ID = "videokurse";

export function OwnDates({ name, dates }: { name: string; dates: Seminar[] }) {
	if (dates.length === 0) return null;
	return (
		<Section labelledBy={DATES_ID} className="bg-bg-soft">
			<Wrap>
				<SectionHead id={DATES_ID} title={`Termine mit ${name}`}>
					<ArrowLink to={paths.seminars}>Zum Seminarkalender</ArrowLink>
				</SectionHead>
				<SomeDates dates={dates} />
			</Wrap>
		</Section>
	);
}

export function OwnCourses({ courses }: { courses: Course[] }) {
	if (courses.length === 0) return null;
	return (
		<Section labelledBy={COURSES_ID}>
			<Wrap>
				<SectionHead id={COURSES_ID} title="Videokurse">
					<ArrowLink to={paths.courses}>Alle Videokurse</ArrowLink>
				</SectionHead>
				<CardGrid columns={courses.length === 2 ? 2 : 3}>
					{courses.map((course) => (
						<CourseCard key={course.id} course={course} />
					))}
				</CardGrid>
			</Wrap>
		</Section>
	);
}
