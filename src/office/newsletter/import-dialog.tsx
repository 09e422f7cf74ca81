// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { useState } from "react";
import { useRevalidator } from "react-router";
import { API_BASE } from "#contract/endpoint.ts";
import { ApiError } from "#contract/errors.ts";
import { IMPORT_OUTCOME_WORDS } from "#contract/office/subscriber-words.ts";
import { IMPORT_MAX_BYTES, type Imported, type ImportForesight } from "#contract/office/subscribers.ts";
import { officeApi } from "../api.ts";
import { grouped } from "../lists/count-words.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { Table, Th } from "../ui/table.tsx";
import { useAct } from "../ui/use-act.ts";
import { foresightWords, importedWords, importWords, newIn, outcomesIn } from "./import-words.ts";

/** So many lines are shown unasked: what is to be answered stands below them. */
const SHOWN = 10;

interface Chosen {
	name: string;
	/** As it was read: whatever becomes of the file meanwhile. */
	body: Blob;
	found: ImportForesight;
}

/** NEWS-05: first what would become of each line, then a deliberate second step, then what has become of them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
	const [chosen, setChosen] = useState<Chosen | null>(null);
	const [kept, setKept] = useState("");
	const [isAgreed, setAgreed] = useState(false);
	const [done, setDone] = useState<Imported | null>(null);
	const { busy, failure, faults, run } = useAct();
	const { revalidate } = useRevalidator();

	const look = (file: File) =>
		run(async () => {
			setChosen(null);
			setAgreed(false);
			if (file.size > IMPORT_MAX_BYTES)
				throw new ApiError(413, {
					code: "body_too_large",
					message: "Diese Datei ist größer als 2 MB. Teile sie bitte auf.",
				});
			const body = new Blob([await file.arrayBuffer()], { type: "text/csv" });
			setChosen({ name: file.name, body, found: (await officeApi.subscribers.foreseeImport({ body })).data });
		});
	const write = ({ body, found }: Chosen) =>
		run(async () => {
			const query = { kept, agreed: "yes" as const, mark: found.mark };
			setDone((await officeApi.subscribers.import({ query, body })).data);
			await revalidate();
		});

	if (done)
		return (
			<Dialog
				title="Importiert"
				onClose={onClose}
				actions={
					<Button variant="primary" autoFocus onClick={onClose}>
						Schließen
					</Button>
				}
			>
				<Alert kind="ok" role="status">
					{importedWords(done)}
				</Alert>
			</Dialog>
		);
	const canWrite = chosen !== null && newIn(chosen.found) > 0;
	return (
		<Dialog
			size="lg"
			title="Adressen mit Nachweis importieren"
			lead="Nur wer nachweislich eingewilligt hat. Bevor etwas passiert, siehst du, was aus jeder Zeile wird."
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button
						variant="danger"
						busy={busy && chosen !== null}
						disabled={!canWrite || !isAgreed || kept.trim() === ""}
						onClick={() => chosen && write(chosen)}
					>
						{importWords(chosen?.found ?? null)}
					</Button>
				</>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				<p>
					Eine CSV-Datei mit den Spalten „E-Mail“, „Eingewilligt am“ und „Quelle“ (zum Beispiel „Anmeldeliste
					Sommerfest“). Steht bei „Bestätigt am“, wann jemand schon einmal per E-Mail bestätigt hat, liest diese Person
					sofort mit. Alle anderen bitten wir erst um Bestätigung. „Wortlaut“ ist freiwillig, andere Spalten lesen wir
					nicht.{" "}
					<a className="link" href={`${API_BASE}/office/subscriber/import/sample`} download>
						Beispieldatei
					</a>
				</p>
				<div className="row">
					<FileButton
						icon={icons.upload}
						label="CSV-Datei auswählen"
						accept=".csv,.txt,text/csv"
						busy={busy && chosen === null}
						onFiles={([file]) => void look(file)}
					>
						{chosen ? "Andere Datei wählen" : "Datei wählen"}
					</FileButton>
					{chosen && <span>{chosen.name}</span>}
				</div>
				{chosen && (
					<>
						<Found found={chosen.found} key={chosen.found.mark} />
						{canWrite && (
							<>
								<TextField
									label="Wo liegt der Nachweis?"
									hint="Zum Beispiel: Ordner „Einwilligungen 2025“ im Büro."
									maxLength={200}
									error={faults.kept}
									value={kept}
									onChange={({ currentTarget: { value } }) => setKept(value)}
								/>
								<Check
									label="Ja, alle haben eingewilligt, unseren Newsletter zu bekommen, und ich kann es zeigen."
									hint="Ohne Einwilligung darf niemand ihn bekommen (§ 7 UWG, Art. 7 Abs. 1 DSGVO)."
									checked={isAgreed}
									onChange={({ currentTarget: { checked } }) => setAgreed(checked)}
								/>
							</>
						)}
					</>
				)}
			</div>
		</Dialog>
	);
}

/** How many of each, and line by line what is left out. */
function Found({ found }: { found: ImportForesight }) {
	const [shown, setShown] = useState(SHOWN);
	const rest = found.left_out.length - shown;
	return (
		<>
			<Alert kind={newIn(found) > 0 ? "info" : "warn"} role="status">
				{foresightWords(found)}
			</Alert>
			<Facts
				facts={outcomesIn(found).map((outcome) => [IMPORT_OUTCOME_WORDS[outcome], grouped(found.counts[outcome])])}
			/>
			{found.left_out.length > 0 && (
				<>
					<h3>Was draußen bleibt</h3>
					<Table
						caption="Was draußen bleibt"
						cards
						head={
							<>
								<Th>Adresse</Th>
								<Th>Zeile</Th>
								<Th>Warum</Th>
							</>
						}
					>
						{found.left_out.slice(0, shown).map(({ line, email, reason }) => (
							<tr key={line} role="row">
								<th scope="row" role="rowheader">
									{email || "–"}
								</th>
								<td role="cell">Zeile {line}</td>
								<td role="cell" className="full">
									{reason}
								</td>
							</tr>
						))}
					</Table>
					{rest > 0 && (
						<div className="row">
							<Button size="sm" onClick={() => setShown(shown + 500)}>
								{rest === 1 ? "Noch 1 Zeile zeigen" : `Noch ${grouped(Math.min(rest, 500))} Zeilen zeigen`}
							</Button>
						</div>
					)}
				</>
			)}
		</>
	);
}
