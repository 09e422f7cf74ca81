import { type ReactNode, useState } from "react";
import type { Course, CourseDetails } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { api } from "#web/api/site-api.ts";
import timeScene from "#web/illustrations/leer-zeit.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { FilmTexts, MORE_COURSES } from "#web/player/film-texts.tsx";
import { Player } from "#web/player/player.tsx";
import { useRememberedPosition } from "#web/player/remember-position.ts";
import { useFilm } from "#web/player/use-film.ts";
import { canBeBought } from "./past-courses.tsx";
import { useTimeLeft } from "./time-left.ts";
import { TimeLeftLine } from "./time-left-line.tsx";

interface OwnPlayerProps {
	course: CourseDetails;
	/** When the purchase ends; none for a course that was never bought. */
	until: string | undefined;
}

/** MEM-33: the film while there is one for this member, else why there is none. */
export function OwnPlayer({ course, until }: OwnPlayerProps) {
	if (until === undefined) {
		return course.video.path === null ? (
			<NotBought course={course} />
		) : (
			<FilmOf course={course} path={course.video.path} />
		);
	}
	return <BoughtFilm course={course} until={until} />;
}

function BoughtFilm({ course, until }: { course: CourseDetails; until: string }) {
	const left = useTimeLeft(until);
	// A clock that is ahead of the server's must not take away what the server gives.
	const [hadTime] = useState(left > 0);
	const box = useRememberedPosition(course.id, until);
	const { path } = course.video;
	if (path === null || (left === 0 && hadTime)) return <TimeIsUp course={course} />;
	return (
		<div ref={box}>
			<FilmOf course={course} path={path}>
				<div className="mt-4.5">
					<TimeLeftLine leftMs={left} style="long" />
				</div>
			</FilmOf>
		</div>
	);
}

/** While the purchase lasts the server gives a new signed address; then it gives none. */
function FilmOf({ course, path, children }: { course: CourseDetails; path: string; children?: ReactNode }) {
	const { id, topic, image, video, chapters } = course;
	const film = useFilm();
	const renew = async () => (await api.courses.get({ params: { id } })).data.video;
	return (
		<>
			<Player
				key={id}
				title={topic}
				path={path}
				film={video}
				poster={image}
				playLabel="Video abspielen"
				renew={renew}
				chapters={chapters}
				next={MORE_COURSES}
				onVideo={film.attach}
			/>
			{children}
			<FilmTexts course={course} film={film} />
		</>
	);
}

function TimeIsUp({ course }: { course: Course }) {
	return (
		<InPlaceOfFilm title="Zeit abgelaufen">
			<p className="font-serif text-lg leading-teaser">
				Alle Videokurse stehen dir nach dem Kauf 24&nbsp;Stunden zur Verfügung.
			</p>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				{canBeBought(course) ? (
					<ButtonLink to={paths.course(course.slug)}>Noch einmal kaufen</ButtonLink>
				) : (
					<ButtonLink to={paths.courses}>Videokurse ansehen</ButtonLink>
				)}
				<ArrowLink to={paths.contact}>Frage stellen</ArrowLink>
			</div>
		</InPlaceOfFilm>
	);
}

function NotBought({ course }: { course: Course }) {
	return (
		<InPlaceOfFilm title="Dieser Videokurs gehört noch nicht dir">
			<ButtonLink to={paths.course(course.slug)}>Zum Videokurs</ButtonLink>
		</InPlaceOfFilm>
	);
}

function InPlaceOfFilm({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section
			aria-label={title}
			className="on-color grid overflow-hidden rounded-xl bg-[#e4d8f1] lg:min-h-88 lg:grid-cols-2"
		>
			<div className="grid content-center justify-items-start gap-5 p-empty">
				<h2>{title}</h2>
				{children}
			</div>
			<img className="size-full object-cover max-lg:aspect-3/2" src={timeScene} alt="" width={1000} height={900} />
		</section>
	);
}
