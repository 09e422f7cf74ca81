import type { Course, CourseDetails } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { api } from "#web/api/site-api.ts";
import type { NextStep } from "#web/player/end-panel.tsx";
import { Player } from "#web/player/player.tsx";
import type { FilmLink } from "#web/player/use-film.ts";
import { BUY_ID } from "./buy-box.tsx";

interface CoursePlayerProps {
	course: CourseDetails;
	film: FilmLink;
	/** What goes well with it. */
	others: Course[];
}

/** The whole video where everybody may watch it, else the teaser. */
export function CoursePlayer({ course, film, others }: CoursePlayerProps) {
	const { slug, topic, image, teaser, video, chapters } = course;
	if (video.path !== null) {
		const renew = async () => (await api.courses.bySlug({ query: { slug } })).data.video;
		return (
			<Player
				key={`${slug}-video`}
				title={topic}
				path={video.path}
				film={video}
				poster={image}
				playLabel="Video abspielen"
				renew={renew}
				chapters={chapters}
				next={nextCourse(others)}
				onVideo={film.attach}
			/>
		);
	}
	if (teaser.path === null) return null;
	return (
		<Player
			key={`${slug}-teaser`}
			title={topic}
			path={teaser.path}
			film={teaser}
			poster={image}
			playLabel="Teaser abspielen"
			next={wholeCourse(course)}
		/>
	);
}

const nextCourse = ([course]: Course[]): NextStep | undefined =>
	course && { note: "Passt gut dazu", title: course.topic, action: "Weiter", to: paths.course(course.slug) };

const wholeCourse = ({ duration, is_active }: Course): NextStep | undefined =>
	is_active
		? { note: "Das war der Teaser", title: `Der ganze Kurs: ${duration}`, action: "Zum Kurs", to: `#${BUY_ID}` }
		: undefined;
