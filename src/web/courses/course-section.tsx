import type { ComponentProps } from "react";
import { CardGrid, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { CourseCard } from "./course-card.tsx";

interface CourseSectionProps extends Pick<ComponentProps<typeof CardGrid>, "columns"> {
	id: string;
	title: string;
	lead?: string;
	courses: Course[];
	className?: string;
}

/** A few courses on another page than their list; nothing where there are none. */
export function CourseSection({ courses, className, columns, ...head }: CourseSectionProps) {
	if (courses.length === 0) return null;
	return (
		<Section labelledBy={head.id} className={className}>
			<Wrap>
				<SectionHead {...head}>
					<ArrowLink to={paths.courses}>Alle Videokurse</ArrowLink>
				</SectionHead>
				<CardGrid columns={columns}>
					{courses.map((course) => (
						<CourseCard key={course.id} course={course} />
					))}
				</CardGrid>
			</Wrap>
		</Section>
	);
}
