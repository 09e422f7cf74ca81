import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { FilmPlace, WrittenCourse, WrittenFilm } from "#contract/office/course-writing.ts";
import { onChange } from "../changes.ts";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { filmTime } from "./film-time.ts";
import { findLeft, startFilm, useFilmUpload } from "./film-uploads.ts";
import { UploadMeter } from "./upload-meter.tsx";
import { bytesWords } from "./upload-speed.ts";

const TITLES: Record<FilmPlace, string> = { video: "Der Film", teaser: "Kurzer Film für alle" };

interface FilmPanelProps {
	course: WrittenCourse;
	place: FilmPlace;
	/** For what stands beside the film and leads into it. */
	onVideo?: (video: HTMLVideoElement | null) => void;
}

/** COURSE-02: a film as it is, and the way for another one. */
export function FilmPanel({ course, place, onVideo }: FilmPanelProps) {
	const { film } = course[place];
	const upload = useFilmUpload(course.id, place);
	const mayWrite = useMay()("courses.write");
	const { revalidate } = useRevalidator();
	useEffect(() => onChange(() => void revalidate()), [revalidate]);
	return (
		<Panel title={TITLES[place]} aside={<FilmState film={film} isUploading={upload !== null} />}>
			<div className="film-file">
				{film && <FilmFacts film={film} onVideo={onVideo} />}
				{upload ? (
					<UploadMeter courseId={course.id} place={place} upload={upload} />
				) : (
					mayWrite && <Choose course={course} place={place} hasFilm={film !== null} />
				)}
			</div>
		</Panel>
	);
}

function FilmState({ film, isUploading }: { film: WrittenFilm | null; isUploading: boolean }) {
	if (isUploading) return <State tone="info">wird hochgeladen</State>;
	if (!film) return <State tone="warn">fehlt</State>;
	if (film.remarks.some(({ tone }) => tone === "err")) return <State tone="err">nicht abspielbar</State>;
	if (film.progress !== null) return <State tone="info">wird vorbereitet</State>;
	return <State tone="ok">bereit</State>;
}

/** "960 × 600, 0:47 Min., 443 KB" */
const factWords = ({ width, height, seconds, bytes }: WrittenFilm): string =>
	[
		width && height ? `${width} × ${height}` : null,
		seconds === null ? null : `${filmTime(seconds)} Min.`,
		bytesWords(bytes),
	]
		.filter((word) => word !== null)
		.join(", ");

function FilmFacts({ film, onVideo }: { film: WrittenFilm; onVideo?: FilmPanelProps["onVideo"] }) {
	return (
		<>
			<Watch key={film.id} path={film.path} onVideo={onVideo} />
			<p className="who">
				<Icon shape={icons.video} className="i i--l" />
				<span>
					<b>{film.name ?? "Film"}</b>
					<small className="muted">{factWords(film)}</small>
				</span>
			</p>
			{film.progress !== null && (
				<div>
					<progress aria-label="Film wird vorbereitet" max={100} value={film.progress} />
					<p className="meter-line">Wird für alle Geräte vorbereitet. Ansehen lässt er sich schon.</p>
				</div>
			)}
			{film.remarks.map(({ tone, text }) => (
				<Alert key={text} kind={tone}>
					{text}
				</Alert>
			))}
		</>
	);
}

/** Its link is renewed while nobody has pressed anything; what plays is not torn from its place. */
function Watch({ path, onVideo }: { path: string; onVideo?: FilmPanelProps["onVideo"] }) {
	const [source, setSource] = useState(path);
	const ref = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		onVideo?.(ref.current);
		return () => onVideo?.(null);
	}, [onVideo]);
	return (
		// biome-ignore lint/a11y/useMediaCaption: its captions are written below
		<video ref={ref} controls preload="metadata" playsInline src={source} onError={() => setSource(path)} />
	);
}

function Choose({ course: { id }, place, hasFilm }: { course: WrittenCourse; place: FilmPlace; hasFilm: boolean }) {
	const [left, setLeft] = useState<string | null>(null);
	useEffect(() => {
		void findLeft(id, place).then(setLeft);
	}, [id, place]);
	return (
		<>
			{left && (
				<Alert kind="info" role="status" title="Hier ist ein Film unterwegs stehen geblieben.">
					Wähle „{left}“ noch einmal: Es geht genau dort weiter.
				</Alert>
			)}
			<div>
				<FileButton
					size="sm"
					icon={icons.upload}
					label={`${TITLES[place]}: Datei auswählen`}
					accept="video/mp4,video/quicktime,.mp4,.m4v,.mov,.mkv"
					onFiles={([file]) => void startFilm({ courseId: id, place, file })}
				>
					{hasFilm ? "Anderen Film hochladen" : "Film hochladen"}
				</FileButton>
			</div>
			<p className="hint">MP4 mit H.264 und AAC spielt überall. Bis 10 GB.</p>
		</>
	);
}
