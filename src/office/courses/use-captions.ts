import { type RefObject, useMemo, useState } from "react";
import { isRefusal } from "#contract/errors.ts";
import { CAPTIONS_TYPE, type CourseCaptions } from "#contract/office/captions.ts";
import type { FilmPlace } from "#contract/office/course-writing.ts";
import { writeVtt } from "#contract/office/vtt.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { failureText } from "../ui/use-act.ts";
import type { LineActs } from "./caption-line.tsx";
import { type CaptionRow, captionOf, joinRows, nextRow, rowOf, setTime, splitRow } from "./caption-rows.ts";
import { secondsIn } from "./film-time.ts";

interface Options {
	courseId: number;
	place: FilmPlace;
	loaded: CourseCaptions;
	video: RefObject<HTMLVideoElement | null>;
}

const nowOf = (video: HTMLVideoElement | null): number => video?.currentTime ?? 0;

/** Captions while they are written, and what can be done to each of them. */
export function useCaptions({ courseId, place, loaded, video }: Options) {
	const [revision, setRevision] = useState(loaded.revision);
	const [rows, setRows] = useState<readonly CaptionRow[]>(() => loaded.captions.map(rowOf));
	const [isDirty, setDirty] = useState(false);
	const [busy, setBusy] = useState(false);
	const [faults, setFaults] = useState<readonly string[]>([]);

	const acts = useMemo<LineActs & { add: () => void }>(() => {
		const edit = (work: (rows: readonly CaptionRow[]) => readonly CaptionRow[]) => {
			setRows(work);
			setDirty(true);
		};
		const each = (key: number, work: (row: CaptionRow) => CaptionRow[]) =>
			edit((all) => all.flatMap((row) => (row.key === key ? work(row) : [row])));
		return {
			change: (key, change) => each(key, (row) => [{ ...row, ...change }]),
			toNow: (key, name) => each(key, (row) => [setTime(row, name, nowOf(video.current))]),
			split: (key, at) => each(key, (row) => splitRow(row, at)),
			remove: (key) => each(key, () => []),
			join: (key) =>
				edit((all) => {
					const at = all.findIndex((row) => row.key === key);
					const [row, next] = [all[at], all[at + 1]];
					return row && next ? all.toSpliced(at, 2, joinRows(row, next)) : all;
				}),
			add: () => edit((all) => [...all, nextRow(all, nowOf(video.current))]),
			seek: (key) =>
				setRows((all) => {
					const start = secondsIn(all.find((row) => row.key === key)?.start ?? "");
					if (video.current && Number.isFinite(start)) video.current.currentTime = start;
					return all;
				}),
			togglePlay: () => void (video.current?.paused ? video.current.play() : video.current?.pause()),
		};
	}, [video]);

	async function save(): Promise<void> {
		if (busy) return;
		setBusy(true);
		setFaults([]);
		try {
			const body = new Blob([writeVtt(rows.map(captionOf))], { type: CAPTIONS_TYPE });
			const { data } = await officeApi.courseCaptions.put({
				params: { id: courseId, place },
				query: { revision },
				body,
			});
			setRevision(data.revision);
			setDirty(false);
			toast("Die Untertitel sind gesichert.");
		} catch (error) {
			const own = isRefusal(error, "invalid") ? error.body.validation_errors?.captions : undefined;
			setFaults(own ?? [failureText(error)]);
		} finally {
			setBusy(false);
		}
	}

	return { rows, isDirty, busy, faults, acts, save };
}
