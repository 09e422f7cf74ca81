import type { WrittenArticle } from "#contract/office/article-writing.ts";
import type { Choices } from "#contract/office/choices.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { useAct } from "../ui/use-act.ts";
import { Difference } from "./difference.tsx";
import type { Manuscript } from "./use-manuscript.ts";

interface ConflictProps {
	manuscript: Manuscript;
	theirs: WrittenArticle;
	choices: Choices;
}

/** EDIT-10: somebody else has saved meanwhile. Nothing goes over it before both were seen, and neither is lost. */
export function ConflictDialog({ manuscript, theirs, choices }: ConflictProps) {
	const { busy, failure, run } = useAct();
	const keep = (whose: "mine" | "theirs") => run(() => manuscript.resolve(whose));
	return (
		<Dialog
			title={`${theirs.saved_by} war schneller`}
			lead="Was du hier geschrieben hast, ist noch da. Wähle, womit es weitergeht: Die andere Fassung bleibt bei den Fassungen."
			size="lg"
			onClose={manuscript.leaveConflict}
			actions={
				<>
					<Button busy={busy} onClick={() => void keep("theirs")}>
						{`Mit der Fassung von ${theirs.saved_by} weiter`}
					</Button>
					<Button variant="primary" busy={busy} onClick={() => void keep("mine")}>
						Mit meiner Fassung weiter
					</Button>
				</>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				<p className="muted">
					Gestrichen ist, was nur in der Fassung von {theirs.saved_by} steht; unterstrichen, was nur in deiner steht.
				</p>
				<Difference before={theirs.draft} after={manuscript.draft} choices={choices} authors={theirs.authors} />
			</div>
		</Dialog>
	);
}
