import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { type Papers, SCAN_TYPES, type Scan } from "#contract/office/date-papers.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";

const sizeWords = (bytes: number): string =>
	bytes < 1_000_000
		? `${Math.max(1, Math.round(bytes / 1_000))} KB`
		: `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;

/** OFF-015: what was signed on paper comes back in. */
export function ScansPanel({ date, papers }: { date: OfficeDatePage; papers: Papers }) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const [going, setGoing] = useState<Scan | null>(null);
	const [session, setSession] = useState(papers.sessions[0]?.id ?? 0);

	const add = (file: File) =>
		run(async () => {
			await officeApi.papers.addScan({ params: { id: date.id, session }, body: file });
			toast("Die unterschriebene Liste ist abgelegt.");
			await revalidate();
		});
	const remove = (scan: Scan) =>
		run(async () => {
			setGoing(null);
			await officeApi.papers.deleteScan({ params: { id: date.id, scan: scan.id } });
			toast("Die unterschriebene Liste ist gelöscht.");
			await revalidate();
		});

	return (
		<Panel
			title="Unterschriebene Listen"
			aside={
				<FileButton
					size="sm"
					icon={icons.upload}
					busy={busy}
					label="Scan einer unterschriebenen Liste"
					accept={SCAN_TYPES.join()}
					onFiles={([file]) => void add(file)}
				>
					Scan ablegen
				</FileButton>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				{papers.sessions.length > 1 && (
					<select
						className="select"
						aria-label="Tag der Liste"
						value={session}
						onChange={({ currentTarget: { value } }) => setSession(Number(value))}
					>
						{papers.sessions.map(({ id, starts_at }) => (
							<option key={id} value={id}>
								{formatDate(starts_at)}
							</option>
						))}
					</select>
				)}
				{papers.scans.length === 0 ? (
					<p className="muted m">Noch keine. Ein PDF oder JPEG bis 20&nbsp;MB; jeder Abruf steht im Verlauf.</p>
				) : (
					<ul className="wl">
						{papers.scans.map((scan) => (
							<li key={scan.id}>
								<span className="pos">
									<Icon shape={icons.file} className="i" />
								</span>
								<div>
									<b>
										<a href={`${API_BASE}/office/attendance/${date.id}/scan/${scan.id}`} download="">
											{scan.name}
										</a>
									</b>
									<small>{[sizeWords(scan.bytes), fullMoment(scan.at), scan.by].filter(Boolean).join(" · ")}</small>
								</div>
								<IconButton
									icon={icons.trash}
									label={`${scan.name} löschen`}
									variant="quiet"
									size="sm"
									onClick={() => setGoing(scan)}
								/>
							</li>
						))}
					</ul>
				)}
			</div>
			{going && (
				<Dialog
					title={`${going.name} löschen?`}
					lead="Der Nachweis ist dann weg. Das lässt sich nicht zurücknehmen."
					onClose={() => setGoing(null)}
					actions={
						<>
							<Button autoFocus onClick={() => setGoing(null)}>
								Behalten
							</Button>
							<Button variant="danger" onClick={() => remove(going)}>
								Löschen
							</Button>
						</>
					}
				/>
			)}
		</Panel>
	);
}
