import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { API_BASE } from "#contract/endpoint.ts";
import { HANDOUT_TYPES, sizeText } from "#contract/handouts.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import {
	HANDOUT_MOMENT_WORDS,
	HANDOUT_MOMENTS,
	type HandoutMoment,
	type OfficeHandout,
} from "#contract/office/handouts.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { IconButton } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { SelectField } from "../ui/field.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { HandoutDialog } from "./handout-dialog.tsx";
import { sendHandout } from "./send-handout.ts";

const ACCEPTED = Object.values(HANDOUT_TYPES)
	.map((extension) => `.${extension}`)
	.join(",");

interface HandoutsCardProps {
	date: OfficeDatePage;
	handouts: readonly OfficeHandout[];
}

/** ROOM-07: files on the page of every booking, from the moment set. */
export function HandoutsCard({ date, handouts }: HandoutsCardProps) {
	const may = useMay();
	const [visible, setVisible] = useState<HandoutMoment>("end");
	const [progress, setProgress] = useState<number | null>(null);
	const { failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const isWriter = may("seminars.write");

	const send = (chosen: File) =>
		run(async () => {
			setProgress(0);
			try {
				await sendHandout(date.id, chosen, visible, setProgress);
				toast(`„${chosen.name}“ liegt bereit.`);
				await revalidate();
			} finally {
				setProgress(null);
			}
		});

	return (
		<Panel
			title="Dateien für alle"
			flush
			aside={
				isWriter && (
					<FileButton
						size="sm"
						icon={icons.upload}
						busy={progress !== null}
						label="Datei für alle auswählen"
						accept={ACCEPTED}
						onFiles={([file]) => void send(file)}
					>
						Datei
					</FileButton>
				)
			}
		>
			{isWriter && (
				<div className="upload">
					<SelectField
						label="Neue Dateien sind zu sehen"
						value={visible}
						options={HANDOUT_MOMENTS.map((value) => ({ value, label: HANDOUT_MOMENT_WORDS[value] }))}
						hint="PDF, DOCX, PPTX, ODT oder Bild, bis 25 MB. Nur für alle, die einen Platz haben."
						onChange={({ target }) => setVisible(target.value as HandoutMoment)}
					/>
				</div>
			)}
			{progress !== null && (
				<div className="upload">
					<progress aria-label="Datei wird hochgeladen" max={1} value={progress} />
				</div>
			)}
			{failure && (
				<Alert kind="err" role="alert" title="Die Datei ist nicht angekommen.">
					{failure}
				</Alert>
			)}
			{handouts.length === 0 ? (
				<Empty title="Noch keine Datei." chair>
					<p>Folien und Muster stehen von selbst auf der Seite jeder Buchung.</p>
				</Empty>
			) : (
				<ul className="wl">
					{handouts.map((handout) => (
						<Handout key={handout.id} handout={handout} isWriter={isWriter} />
					))}
				</ul>
			)}
		</Panel>
	);
}

function Handout({ handout, isWriter }: { handout: OfficeHandout; isWriter: boolean }) {
	const { id, name, bytes, visible_from, is_visible } = handout;
	const [editing, setEditing] = useState(false);
	const { revalidate } = useRevalidator();
	const params = { id };
	const remove = async () => {
		await officeApi.handouts.remove({ params });
		toast(`„${name}“ ist entfernt.`, async () => {
			await officeApi.handouts.restore({ params });
			await revalidate();
		});
		await revalidate();
	};
	return (
		<li>
			<span className="pos">
				<Icon shape={icons.file} className="i" />
			</span>
			<div>
				<a className="link" href={`${API_BASE}/office/handout/${id}/file`}>
					<b>{name}</b>
				</a>
				<small>
					{sizeText(bytes)} · {is_visible ? "sichtbar" : `sichtbar ab ${fullMoment(visible_from)}`}
				</small>
			</div>
			{isWriter && (
				<span className="row">
					<IconButton
						icon={icons.pencil}
						label={`${name} ändern`}
						variant="quiet"
						size="sm"
						onClick={() => setEditing(true)}
					/>
					<IconButton
						icon={icons.trash}
						label={`${name} entfernen`}
						variant="quiet"
						size="sm"
						onClick={() => void remove()}
					/>
				</span>
			)}
			{editing && <HandoutDialog handout={handout} onClose={() => setEditing(false)} />}
		</li>
	);
}
