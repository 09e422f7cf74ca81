import { useState } from "react";
import { Alert } from "../ui/alert.tsx";
import { IconButton } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { State } from "../ui/state.tsx";
import { LetterPaper } from "./letter-paper.tsx";
import type { Compose } from "./use-compose.ts";

/** How it arrives, person by person. */
export function PreviewPanel({ compose }: { compose: Compose }) {
	const { preview, previewFailure, position, setPosition, form } = compose;
	const [plain, setPlain] = useState(false);
	const total = preview?.letters ?? 0;
	const hasFault = Boolean(form.errors.text || form.errors.subject);
	return (
		<Panel
			title="So kommt es an"
			className="panel--letter"
			aside={
				<span className="row">
					<IconButton
						icon={icons.chevronLeft}
						label="Vorherige Person"
						variant="quiet"
						size="sm"
						disabled={position <= 1}
						onClick={() => setPosition(position - 1)}
					/>
					<span className="s num" role="status">
						{total > 0 ? `${position} von ${total}` : "niemand"}
					</span>
					<IconButton
						icon={icons.chevronRight}
						label="Nächste Person"
						variant="quiet"
						size="sm"
						disabled={position >= total}
						onClick={() => setPosition(position + 1)}
					/>
				</span>
			}
			foot={
				<>
					<span className="s">
						{hasFault ? (
							<State tone="warn">Noch nicht alles stimmt</State>
						) : (
							<State tone="ok">Alle Platzhalter gefüllt</State>
						)}
					</span>
					<span className="seg">
						<button type="button" aria-pressed={!plain} onClick={() => setPlain(false)}>
							Mail
						</button>
						<button type="button" aria-pressed={plain} onClick={() => setPlain(true)}>
							Nur Text
						</button>
					</span>
				</>
			}
		>
			{previewFailure && <Alert kind="err">{previewFailure}</Alert>}
			{!preview && !previewFailure && <Skeleton />}
			{preview?.letter && <LetterPaper letter={preview.letter} plain={plain} />}
			{preview && !preview.letter && (
				<Empty title="Noch bekommt sie niemand.">
					<p>Wähle aus, an wen die Nachricht geht.</p>
				</Empty>
			)}
		</Panel>
	);
}
