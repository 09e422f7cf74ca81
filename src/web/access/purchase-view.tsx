import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { RichText } from "#browser/ui/rich-text.tsx";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import type { PurchasedCourse } from "#contract/courses.ts";
import { formatDate, formatTime } from "#contract/dates.ts";
import { timeLeftWords, useTimeLeft } from "#web/account/time-left.ts";
import { api } from "#web/api/site-api.ts";
import { FilmTexts, MORE_COURSES } from "#web/player/film-texts.tsx";
import { Player } from "#web/player/player.tsx";
import { useRememberedPosition } from "#web/player/remember-position.ts";
import { useFilm } from "#web/player/use-film.ts";

interface PurchaseViewProps {
	course: PurchasedCourse;
	/** Signed, and valid only for minutes. */
	path: string;
	link: { id: string; token: string };
}

/** VID-14: the film to the link in the mail. Its own address is renewed as long as the link is valid. */
export function PurchaseView({ course, path, link }: PurchaseViewProps) {
	const film = useFilm();
	const box = useRememberedPosition(course.id, course.available_until);
	const renew = async () => (await api.courses.purchased({ params: link })).data.video;
	return (
		<Wrap className="max-w-[calc(62rem+2*var(--spacing-gutter))]! pb-section-tight">
			<header className="pt-page-top pb-film-end">
				<h1 className="max-w-[17em] text-offer">
					<LongWords>{course.topic}</LongWords>
				</h1>
				<p className="mt-3 text-ink-2">Ein Videokurs aus der Kategorie „{course.category.name}“</p>
			</header>
			<div ref={box}>
				<Player
					title={course.topic}
					path={path}
					film={course.video}
					poster={course.image}
					playLabel="Video abspielen"
					renew={renew}
					chapters={course.chapters}
					next={MORE_COURSES}
					onVideo={film.attach}
				/>
			</div>
			<TimeLeft until={course.available_until} />
			<FilmTexts course={course} film={film} />
			<RichText className="prose prose-lede mt-part" html={course.description} />
		</Wrap>
	);
}

/** What is left depends on the clock of the device, so the server does not say it. */
function TimeLeft({ until }: { until: string }) {
	const left = useTimeLeft(until);
	const hydrated = useHydrated();
	const words = timeLeftWords(left, "long");
	return (
		<p className="mt-4.5 flex flex-wrap items-center gap-2.5 text-sm font-control">
			<Icon shape={icons.hourglass} />
			{hydrated && <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span>}
			<span className="font-normal text-ink-2">
				bis {formatDate(until)}, {formatTime(until)}
			</span>
		</p>
	);
}
