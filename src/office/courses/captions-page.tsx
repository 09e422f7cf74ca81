import { useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CourseCaptions } from "#contract/office/captions.ts";
import { FILM_PLACES, type FilmPlace, type WrittenCourse } from "#contract/office/course-writing.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { LeaveGuard } from "../edit/leave-guard.tsx";
import { idInAddress } from "../id-in-address.ts";
import { useMay } from "../session/colleague.ts";
import { Button, Key } from "../ui/button.tsx";
import { Faults } from "../ui/faults.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { CaptionLine } from "./caption-line.tsx";
import { remarkOn } from "./caption-rows.ts";
import { useCaptions } from "./use-captions.ts";

const TITLES: Record<FilmPlace, string> = { video: "Untertitel", teaser: "Untertitel des kurzen Films" };

export const handle = { title: ({ place }: { place: FilmPlace }) => TITLES[place] };

export async function loader({ params }: LoaderFunctionArgs) {
	const id = idInAddress(params.id);
	const place = FILM_PLACES.find((one) => one === params.place);
	if (!place) throw new Response(null, { status: 404 });
	const [course, captions] = await Promise.all([
		officeApi.courseTexts.get({ params: { id } }),
		officeApi.courseCaptions.get({ params: { id, place } }),
	]);
	return { course: course.data, captions: captions.data, place };
}

/** COURSE-04: what is said, line by line, beside the film. */
export function Component() {
	const { course, captions, place } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead
				title={TITLES[place]}
				lead={
					<Link className="link" to={officePaths.course(course.id)}>
						{course.topic}
					</Link>
				}
			/>
			<Editor key={`${course.id}-${place}`} course={course} place={place} captions={captions} />
		</>
	);
}

/** So many lines are drawn at a time. */
const SHOWN = 50;

interface EditorProps {
	course: WrittenCourse;
	place: FilmPlace;
	captions: CourseCaptions;
}

function Editor({ course, place, captions }: EditorProps) {
	const video = useRef<HTMLVideoElement>(null);
	const [source] = useState(course[place].film?.path);
	const [page, setPage] = useState(0);
	const mayWrite = useMay()("courses.write");
	const { rows, isDirty, busy, faults, acts, save } = useCaptions({
		courseId: course.id,
		place,
		loaded: captions,
		video,
	});
	const remarks = rows.map((row, index) => remarkOn(row, rows[index - 1]));
	const count = remarks.filter((remark) => remark !== null).length;
	const first = Math.min(page, Math.floor(Math.max(0, rows.length - 1) / SHOWN)) * SHOWN;
	return (
		<div className="cols captions">
			<div className="stack captions__film">
				<Panel title="Film">
					<div className="film-file">
						{source ? (
							// biome-ignore lint/a11y/useMediaCaption: its captions are being written
							<video ref={video} controls preload="metadata" playsInline src={source} />
						) : (
							<p>Noch ist kein Film da. Untertitel lassen sich trotzdem schreiben.</p>
						)}
						<p className="hint">
							Wer eine Zeile anklickt, springt im Film dorthin. <Key>Alt P</Key> spielt, <Key>Alt A</Key> und{" "}
							<Key>Alt E</Key> setzen Anfang und Ende, <Key>Alt T</Key> teilt am Cursor, <Key>Alt V</Key> verbindet mit
							der nächsten Zeile.
						</p>
					</div>
				</Panel>
			</div>
			<Panel
				title={`${rows.length} Untertitel`}
				aside={
					<span role="status">{count === 0 ? "" : count === 1 ? "Eine Stelle prüfen" : `${count} Stellen prüfen`}</span>
				}
			>
				<div className="stack">
					<Faults title="So lässt es sich noch nicht sichern." faults={faults} />
					<ol className="caption-list" start={first + 1}>
						{rows.slice(first, first + SHOWN).map((row, index) => (
							<CaptionLine
								key={row.key}
								row={row}
								number={first + index + 1}
								remark={remarks[first + index] ?? null}
								isLast={first + index === rows.length - 1}
								acts={acts}
							/>
						))}
					</ol>
					{rows.length > SHOWN && (
						<div className="row row--between">
							<Button size="sm" disabled={first === 0} onClick={() => setPage(first / SHOWN - 1)}>
								Frühere
							</Button>
							<Button size="sm" disabled={first + SHOWN >= rows.length} onClick={() => setPage(first / SHOWN + 1)}>
								Spätere
							</Button>
						</div>
					)}
					{mayWrite && (
						<div className={isDirty ? "save-bar is-dirty" : "save-bar"}>
							<span role="status">{isDirty ? "Noch nicht gesichert" : ""}</span>
							<Button icon={icons.plus} onClick={acts.add}>
								Untertitel
							</Button>
							<Button variant="primary" busy={busy} onClick={() => void save()}>
								Sichern
							</Button>
						</div>
					)}
				</div>
			</Panel>
			<LeaveGuard isDirty={isDirty} />
		</div>
	);
}
