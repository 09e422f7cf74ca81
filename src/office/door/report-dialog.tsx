import { useState } from "react";
import type { DoorSession, Report, Stay } from "#contract/office/attendance.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import { Table, Th } from "../ui/table.tsx";
import { useAct } from "../ui/use-act.ts";
import type { Door } from "./use-door.ts";

interface ReportDialogProps {
	door: Door;
	session: DoorSession;
	onClose: () => void;
}

const countWords = (count: number): string => (count === 1 ? "1 Person" : `${count} Personen`);

/** OFF-014: first what the report says and whom it means, then what is written of it. */
export function ReportDialog({ door, session, onClose }: ReportDialogProps) {
	const [report, setReport] = useState<Report | null>(null);
	const { busy, failure, run } = useAct();
	const { id } = door.list;
	const meant = report?.stays.filter(({ person_id }) => person_id !== null) ?? [];

	const read = (file: File) =>
		run(async () => {
			const params = { id, session: session.id };
			const body = new Blob([file], { type: "text/csv" });
			setReport((await officeApi.attendance.readReport({ params, body })).data);
		});

	const assign = (index: number, personId: number | null) =>
		setReport(
			report && {
				...report,
				stays: report.stays.map((stay, at) => (at === index ? { ...stay, person_id: personId } : stay)),
			},
		);

	const take = () =>
		run(async () => {
			const stays = meant.map(({ person_id, minutes }) => ({ person_id: person_id ?? 0, minutes }));
			const body = { session_id: session.id, stays };
			door.setList((await officeApi.attendance.takeReport({ params: { id }, body })).data);
			toast(`${countWords(meant.length)} aus dem Bericht eingetragen.`);
			onClose();
		});

	return (
		<Dialog
			size="lg"
			title="Bericht einlesen"
			lead="Die Liste der Teilnehmenden aus Zoom, Teams oder BigBlueButton als CSV. Wer mindestens 80 % der Zeit da war, gilt als da."
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" busy={busy} disabled={meant.length === 0} onClick={take}>
						{meant.length === 0 ? "Eintragen" : `${countWords(meant.length)} eintragen`}
					</Button>
				</>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				<div className="row">
					<FileButton
						icon={icons.upload}
						label="Bericht auswählen"
						accept=".csv,.tsv,.txt,text/csv"
						onFiles={([file]) => void read(file)}
					>
						{report ? "Anderen Bericht wählen" : "Bericht wählen"}
					</FileButton>
				</div>
				{report && <Stays {...{ report, door, assign }} />}
			</div>
		</Dialog>
	);
}

interface StaysProps {
	report: Report;
	door: Door;
	assign: (index: number, personId: number | null) => void;
}

const matchWords = { email: "über die E-Mail", name: "über den Namen" } as const;
const stateWords = ({ state }: Stay): string => (state === "present" ? "da" : "zeitweise");

function Stays({ report, door, assign }: StaysProps) {
	return (
		<Table
			caption="Was im Bericht steht"
			head={
				<>
					<Th>Im Bericht</Th>
					<Th>Minuten von {report.session_minutes}</Th>
					<Th>Wer das ist</Th>
				</>
			}
		>
			{report.stays.map((stay, index) => (
				<tr key={`${stay.name} ${stay.email}`}>
					<th scope="row">
						{stay.name}
						{stay.email && <small>{stay.email}</small>}
					</th>
					<td>
						{stay.minutes}
						<small>{stateWords(stay)}</small>
					</td>
					<td>
						<select
							className="select"
							aria-label={`Wer ist ${stay.name}?`}
							value={stay.person_id ?? ""}
							onChange={({ currentTarget: { value } }) => assign(index, value ? Number(value) : null)}
						>
							<option value="">niemand von der Liste</option>
							{door.list.persons.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
						{stay.matched_by && <small>{matchWords[stay.matched_by]}</small>}
					</td>
				</tr>
			))}
		</Table>
	);
}
