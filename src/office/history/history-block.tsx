import { useEffect, useState } from "react";
import type { Subject } from "#contract/office/audit.ts";
import type { HistoryEntry } from "#contract/office/history.ts";
import { officeApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Timeline } from "../ui/timeline.tsx";
import { momentWords } from "./days.ts";
import { EntryLine } from "./entry-line.tsx";

const AT_ONCE = 10;

interface Shown {
	entries: HistoryEntry[];
	next: string | null;
}

interface HistoryBlockProps {
	subject: Subject;
	id: string;
}

/** DESK-11: the history of one thing, for every screen that shows it. Hand in a `key` that changes with the thing. */
export function HistoryBlock({ subject, id }: HistoryBlockProps) {
	const [shown, setShown] = useState<Shown | null>(null);
	const [state, setState] = useState<"idle" | "busy" | "failed">("busy");

	async function load(before: HistoryEntry[], after: string | null) {
		setState("busy");
		try {
			const query = {
				subject,
				subject_id: id,
				looks: "1" as const,
				per_page: AT_ONCE,
				...(after === null ? {} : { after }),
			};
			const { data, next } = await officeApi.history.list({ query });
			setShown({ entries: [...before, ...data], next });
			setState("idle");
		} catch {
			setState("failed");
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing
	useEffect(() => void load([], null), [subject, id]);

	if (state === "failed")
		return (
			<Alert
				kind="err"
				role="alert"
				title="Der Verlauf lässt sich gerade nicht zeigen."
				actions={
					<Button size="sm" onClick={() => void load(shown?.entries ?? [], shown?.next ?? null)}>
						Noch einmal versuchen
					</Button>
				}
			/>
		);
	if (!shown) return <Skeleton />;
	if (shown.entries.length === 0)
		return (
			<Empty title="Noch keine Änderung." chair>
				<p>Sobald jemand hier etwas ändert, steht es da: wer, wann, vorher und nachher.</p>
			</Empty>
		);
	const now = new Date();
	return (
		<div className="stack">
			<Timeline>
				{shown.entries.map((entry) => (
					<EntryLine key={entry.id} entry={entry} when={momentWords(entry.at, now)} hideSubject />
				))}
			</Timeline>
			{shown.next && (
				<Button size="sm" busy={state === "busy"} onClick={() => void load(shown.entries, shown.next)}>
					Mehr laden
				</Button>
			)}
		</div>
	);
}
