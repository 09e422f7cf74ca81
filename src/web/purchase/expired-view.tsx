import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import timeScene from "#web/illustrations/leer-zeit.svg?url";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Lead, Wrap } from "#web/ui/layout.tsx";

interface ExpiredViewProps {
	/** What it was about, when the link was once a right one. */
	course: Pick<Course, "slug" | "topic" | "is_active"> | null;
}

/** VID-15 */
export function ExpiredView({ course }: ExpiredViewProps) {
	const canBuy = course?.is_active === true;
	return (
		<section className="on-color overflow-clip bg-[#e4d8f1]">
			<Wrap className="grid gap-6 lg:grid-cols-[5fr_6fr] lg:items-stretch lg:gap-12">
				<div className="grid content-center gap-5 pt-[clamp(2.5rem,2rem+4vw,6rem)] lg:pb-24">
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
				</div>
				<div className="-mx-gutter lg:ml-0 lg:-mr-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]">
					<img
						className="w-full lg:h-full lg:min-h-152 lg:object-cover"
						src={timeScene}
						alt=""
						width={1000}
						height={900}
					/>
				</div>
			</Wrap>
		</section>
	);
}
