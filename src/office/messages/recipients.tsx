import { Link } from "react-router";
import type { MessageRecipient } from "#contract/office/messages.ts";
import { officePaths } from "#contract/office/paths.ts";
import { LetterState } from "../letters/letter-state.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";

interface RecipientsProps {
	recipients: readonly MessageRecipient[];
	isPlanned: boolean;
	/** Letters that never arrived. */
	failed: string[];
	/** None for those who only look. */
	onAgain: ((letters: string[]) => void) | undefined;
}

const Standing = ({ letter }: Pick<MessageRecipient, "letter">) =>
	letter ? (
		<>
			<LetterState state={letter.state} />
			{letter.reason && <span className="s muted block">{letter.reason}</span>}
		</>
	) : (
		<State tone="mute">gelöscht</State>
	);

function Acts({
	recipient: { name, letter },
	onAgain,
}: { recipient: MessageRecipient } & Pick<RecipientsProps, "onAgain">) {
	if (!letter) return null;
	return (
		<span className="row">
			<Link to={officePaths.letter(letter.id)} className="link">
				Brief<span className="sr-only"> an {name}</span>
			</Link>
			{letter.state === "failed" && onAgain && (
				<Button size="sm" onClick={() => onAgain([letter.id])}>
					Noch einmal<span className="sr-only"> an {name}</span>
				</Button>
			)}
		</span>
	);
}

/** How the letter of every person stands. */
export function Recipients({ recipients, isPlanned, failed, onAgain }: RecipientsProps) {
	const columns: Column<MessageRecipient>[] = [
		{ title: "Zustand", card: "start", cell: (recipient) => <Standing {...recipient} /> },
		{ title: "", card: "acts", align: "right", cell: (recipient) => <Acts {...{ recipient, onAgain }} /> },
	];
	return (
		<Panel
			title="Wer sie bekommt"
			flush
			aside={
				failed.length > 1 &&
				onAgain && (
					<Button size="sm" icon={icons.send} onClick={() => onAgain(failed)}>
						{`Alle ${failed.length} noch einmal senden`}
					</Button>
				)
			}
		>
			{recipients.length === 0 ? (
				<Empty title={isPlanned ? "Das steht fest, wenn sie hinausgeht." : "Niemand hat sie bekommen."} chair>
					{isPlanned && <p>Dann bekommt sie, wer zu diesem Zeitpunkt dazugehört.</p>}
				</Empty>
			) : (
				<ListTable
					caption="Wer sie bekommt"
					rows={recipients}
					name={{
						title: "Wer",
						cell: ({ name }) => name,
						second: ({ email, booking }) => [booking ?? "Warteliste", email].join(" · "),
					}}
					columns={columns}
					rowId={({ id }) => String(id)}
					rowPath={({ booking }) => booking && officePaths.booking(booking)}
					sort=""
				/>
			)}
		</Panel>
	);
}
