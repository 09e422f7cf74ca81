import { Icon } from "#browser/ui/icon.tsx";
import type { FilmPlace } from "#contract/office/course-writing.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { cancelFilm, type FilmUpload, pauseFilm, resumeFilm } from "./film-uploads.ts";
import { bytesWords, restWords } from "./upload-speed.ts";

interface UploadMeterProps {
	courseId: number;
	place: FilmPlace;
	upload: FilmUpload;
}

/** COURSE-02: how far a film is, how fast it goes and how long it will take. */
export function UploadMeter({ courseId, place, upload }: UploadMeterProps) {
	const { name, bytes, sent, speed, state, message } = upload;
	const percent = Math.floor((sent / bytes) * 100);
	return (
		<div className="film-file">
			<div className="row row--between">
				<p className="who">
					<Icon shape={icons.video} className="i i--l" />
					<span>
						<b>{name}</b>
						<small className="muted">{bytesWords(bytes)}</small>
					</span>
				</p>
				<span className="row">
					{state === "running" ? (
						<Button size="sm" icon={icons.pause} onClick={() => void pauseFilm(courseId, place)}>
							Anhalten
						</Button>
					) : (
						<Button size="sm" icon={icons.play} onClick={() => resumeFilm(courseId, place)}>
							Weiter
						</Button>
					)}
					<IconButton
						icon={icons.close}
						label="Hochladen abbrechen"
						variant="quiet"
						size="sm"
						onClick={() => void cancelFilm(courseId, place)}
					/>
				</span>
			</div>
			<div>
				<progress aria-label="Film wird hochgeladen" max={bytes} value={sent} />
				<p className="meter-line">
					<span>
						<b>{percent}&nbsp;%</b> · {bytesWords(sent)} von {bytesWords(bytes)}
					</span>
					<span>{speed === null ? WAITING[state] : `${restWords(bytes - sent, speed)} · ${bytesWords(speed)}/s`}</span>
				</p>
			</div>
			{message && (
				<Alert kind="warn" role="alert">
					{message}
				</Alert>
			)}
			<p className="hint">
				Du kannst weiterarbeiten oder das Fenster schließen. Bricht die Verbindung ab, geht es genau hier weiter:
				dieselbe Datei noch einmal wählen.
			</p>
		</div>
	);
}

const WAITING: Record<FilmUpload["state"], string> = {
	running: "einen Moment",
	paused: "angehalten",
	failed: "steht",
};
