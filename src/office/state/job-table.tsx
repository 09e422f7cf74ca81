import { useState } from "react";
import { useRevalidator } from "react-router";
import type { JobState, Outcome } from "#contract/office/state.ts";
import { officeApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";
import { HEALTH_WORDS, momentWords, tookWords } from "./words.ts";

/** Everything that happens by itself, when it ran, and a way to have it now. */
export function JobTable({ jobs }: { jobs: readonly JobState[] }) {
	const [running, setRunning] = useState<string | null>(null);
	const [outcome, setOutcome] = useState<(Outcome & { title: string }) | null>(null);
	const { revalidate } = useRevalidator();

	async function run({ name, title }: JobState) {
		setRunning(name);
		const { data } = await officeApi.state.runJob({ params: { name } }).finally(() => setRunning(null));
		setOutcome({ ...data, title });
		await revalidate();
	}

	return (
		<Panel title="Aufgaben" flush>
			<div role="status">
				{outcome && (
					<div className="panel__b">
						<Alert kind={outcome.health} title={`${outcome.title}:`}>
							{outcome.sentence}
						</Alert>
					</div>
				)}
			</div>
			<Table
				caption="Aufgaben"
				cards
				head={
					<>
						<Th>Aufgabe</Th>
						<Th>Zustand</Th>
						<Th>Zuletzt</Th>
						<Th>Dauer</Th>
						<Th>Nächstes Mal</Th>
						<Th className="w1" said>
							Aktionen
						</Th>
					</>
				}
			>
				{jobs.map((job) => (
					<tr key={job.name}>
						<th scope="row">
							{job.title}
							{job.error && <small>Grund: {job.error}</small>}
						</th>
						<td className="right">
							<State tone={job.is_running ? "info" : job.health}>
								{job.is_running ? "läuft gerade" : HEALTH_WORDS[job.health]}
							</State>
						</td>
						<td>{momentWords(job.began_at)}</td>
						<td className="x">{tookWords(job.took_ms)}</td>
						<td className="x">{job.next_at ? momentWords(job.next_at) : "gleich"}</td>
						<td className="right">
							<Button
								size="sm"
								icon={icons.play}
								busy={running === job.name}
								aria-label={`${job.title}: jetzt ausführen`}
								onClick={() => run(job)}
							>
								Jetzt
							</Button>
						</td>
					</tr>
				))}
			</Table>
		</Panel>
	);
}
