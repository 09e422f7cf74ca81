import type { Course } from "#contract/courses.ts";
import { api } from "#web/api/site-api.ts";
import { Player } from "#web/player/player.tsx";

/** The whole video where everybody may watch it, else the teaser. */
export function CoursePlayer({ course }: { course: Course }) {
	const { slug, topic, image, teaser, video } = course;
	if (video.path !== null) {
		const renew = async () => (await api.courses.bySlug({ query: { slug } })).data.video.path;
		return (
			<Player
				key={`${slug}-video`}
				title={topic}
				path={video.path}
				captions={video.captions}
				poster={image}
				playLabel="Video abspielen"
				renew={renew}
			/>
		);
	}
	if (teaser.path === null) return null;
	return (
		<Player
			key={`${slug}-teaser`}
			title={topic}
			path={teaser.path}
			captions={teaser.captions}
			poster={image}
			playLabel="Teaser abspielen"
		/>
	);
}
