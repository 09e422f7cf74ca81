import { Lead } from "#browser/ui/layout.tsx";
import { SceneHero } from "#browser/ui/scene-hero.tsx";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import timeScene from "#web/illustrations/leer-zeit.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";

interface ExpiredViewProps {
	/** What it was about, when the link was once a right one. */
	course: Pick<Course, "slug" | "topic" | "is_active"> | null;
}

/** VID-15 */
export function ExpiredView({ course }: ExpiredViewProps) {
	const canBuy = course?.is_active === true;
	return (
		<SceneHero scene={timeScene} ground="bg-[#e4d8f1]">
			<h1>Zeit abgelaufen</h1>
			<Lead>Alle Videokurse stehen dir nach dem Kauf 24&nbsp;Stunden zur Verfügung.</Lead>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				{canBuy && (
					<ButtonLink to={paths.course(course.slug)} size="lg">
						Noch einmal kaufen<span className="sr-only">: {course.topic}</span>
					</ButtonLink>
				)}
				<ButtonLink to={paths.courses} size="lg" variant={canBuy ? "line" : "primary"}>
					Videokurse ansehen
				</ButtonLink>
				<ArrowLink to={paths.contact}>Frage stellen</ArrowLink>
			</div>
		</SceneHero>
	);
}
