import { useState } from "react";
import { addPicture } from "../library/send-picture.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { filmTime } from "./film-time.ts";

const QUALITY = 0.92;

/** What the film shows at this moment, as large as it is. */
async function frameOf(video: HTMLVideoElement): Promise<Blob> {
	const canvas = document.createElement("canvas");
	canvas.width = video.videoWidth;
	canvas.height = video.videoHeight;
	canvas.getContext("2d")?.drawImage(video, 0, 0);
	const frame = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
	if (!frame) throw new Error("The film shows no picture.");
	return frame;
}

interface FilmFrameProps {
	/** The film on this page. */
	video: HTMLVideoElement | null;
	topic: string;
	onPicture: (path: string) => void;
}

/** COURSE-04: the poster as a frame of the film, the one that is on the screen. */
export function FilmFrame({ video, topic, onPicture }: FilmFrameProps) {
	const [taken, setTaken] = useState<string | null>(null);
	const { busy, failure, run } = useAct();
	if (!video) return null;
	const take = () =>
		run(async () => {
			const time = filmTime(video.currentTime);
			const frame = new File([await frameOf(video)], `${topic} ${time}.jpg`, { type: "image/jpeg" });
			onPicture((await addPicture("scenes", frame, () => {})).path);
			setTaken(time);
		});
	return (
		<div className="field">
			<div>
				<Button size="sm" icon={icons.video} busy={busy} onClick={() => void take()}>
					Bild aus dem Film nehmen
				</Button>
			</div>
			<p className="hint" role="status">
				{taken ? `Das Bild bei ${taken} ist gewählt.` : "Halte den Film oben an der Stelle an, die man sehen soll."}
			</p>
			<Failure text={failure} />
		</div>
	);
}
