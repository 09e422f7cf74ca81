import { useState } from "react";
import { useRevalidator } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import { CAPTIONS_TYPE } from "#contract/office/captions.ts";
import type { FilmPlace, WrittenCourse } from "#contract/office/course-writing.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Faults } from "../ui/faults.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { failureText } from "../ui/use-act.ts";

const TITLES: Record<FilmPlace, string> = {
	video: "Untertitel und Abschrift",
	teaser: "Untertitel des kurzen Films",
};

/** COURSE-04: whether there are captions, and the two ways to them. */
export function CaptionsPanel({ course: { id, ...course }, place }: { course: WrittenCourse; place: FilmPlace }) {
	const { captions } = course[place];
	const mayWrite = useMay()("courses.write");
	const [faults, setFaults] = useState<readonly string[]>([]);
	const { revalidate } = useRevalidator();

	async function send(file: File): Promise<void> {
		setFaults([]);
		try {
			const body = new Blob([file], { type: CAPTIONS_TYPE });
			const query = { revision: captions?.revision ?? 0, name: file.name };
			const { data } = await officeApi.courseCaptions.put({ params: { id, place }, query, body });
			toast(`${data.captions.length} Untertitel sind da.`);
			await revalidate();
		} catch (error) {
			const own = isRefusal(error, "invalid") ? error.body.validation_errors?.captions : undefined;
			setFaults(own ?? [failureText(error)]);
		}
	}

	return (
		<Panel title={TITLES[place]} aside={captions ? <State tone="ok">da</State> : <State tone="warn">fehlen</State>}>
			<div className="film-file">
				{captions?.name && <p className="muted">{captions.name}</p>}
				<Faults title="Diese Datei passt noch nicht." faults={faults} />
				{mayWrite && (
					<div className="row">
						<FileButton
							size="sm"
							icon={icons.upload}
							label={`${TITLES[place]}: VTT-Datei auswählen`}
							accept=".vtt,text/vtt"
							onFiles={([file]) => void send(file)}
						>
							VTT hochladen
						</FileButton>
						<ButtonLink size="sm" icon={icons.pencil} to={officePaths.captions(id, place)}>
							Zeile für Zeile
						</ButtonLink>
					</div>
				)}
			</div>
		</Panel>
	);
}
