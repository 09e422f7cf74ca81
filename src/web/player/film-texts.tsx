import type { CourseDetails } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { ChapterList } from "./chapter-list.tsx";
import type { NextStep } from "./end-panel.tsx";
import { Transcript } from "./transcript.tsx";
import type { FilmLink } from "./use-film.ts";

/** After a film that was bought. */
export const MORE_COURSES: NextStep = {
	note: "Das war der Kurs",
	title: "Was möchtest du als Nächstes lernen?",
	action: "Videokurse ansehen",
	to: paths.courses,
};

/** Below a film that somebody may watch: its chapters and what is said in it. */
export const FilmTexts = ({ course, film }: { course: CourseDetails; film: FilmLink }) => (
	<>
		<ChapterList chapters={course.chapters} seconds={course.video.seconds} film={film} className="mt-part" />
		<Transcript cues={course.transcript} film={film} className="mt-part" />
	</>
);
