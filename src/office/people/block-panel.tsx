import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { BLOCK_LEVEL_WORDS } from "#contract/office/letter-words.ts";
import type { PersonPage } from "#contract/office/person-page.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";
import { BlockDialog } from "./block-dialog.tsx";

/** PERSON-05: which letters somebody gets. */
export function BlockPanel({ person: { id, block } }: { person: PersonPage }) {
	const mayWrite = useMay()("people.write");
	const [isOpen, setOpen] = useState(false);
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const lift = () =>
		run(async () => {
			await officeApi.letterBlocks.lift({ params: { id } });
			await revalidate();
			toast("Die Sperre ist aufgehoben.");
		});
	return (
		<Panel title="Briefe an diese Person">
			<div className="stack">
				<Failure text={failure} />
				{block ? (
					<div>
						<p>
							<State tone="warn">Gesperrt: {BLOCK_LEVEL_WORDS[block.level]}</State>
						</p>
						{block.reason && <p className="m">{block.reason}</p>}
						<p className="s muted">{[block.by, formatDate(block.set_at)].filter(Boolean).join(", ")}</p>
					</div>
				) : (
					<p className="m">Bekommt alle Briefe.</p>
				)}
				{mayWrite && (
					<div className="row">
						<Button size="sm" onClick={() => setOpen(true)}>
							{block ? "Sperre ändern …" : "Sperren …"}
						</Button>
						{block && (
							<Button size="sm" busy={busy} onClick={lift}>
								Sperre aufheben
							</Button>
						)}
					</div>
				)}
			</div>
			{isOpen && <BlockDialog personId={id} block={block} onClose={() => setOpen(false)} />}
		</Panel>
	);
}
