import { LETTER_CHANNEL_WORDS } from "#contract/office/letter-words.ts";
import type { OfficeLetter } from "#contract/office/letters.ts";
import { Drawer } from "../lists/drawer.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { LetterState, subjectOf } from "./letter-state.tsx";

interface LetterDrawerProps {
	letter: OfficeLetter;
	/** None for those who only look. */
	onAgain: (() => void) | undefined;
}

export function LetterDrawer({ letter, onAgain }: LetterDrawerProps) {
	const { id, recipient, channel, state, tries, created_at, sent_at, last_error } = letter;
	return (
		<Drawer
			rowId={id}
			title={subjectOf(letter)}
			foot={
				state === "failed" &&
				onAgain && (
					<Button size="sm" icon={icons.send} onClick={onAgain}>
						Noch einmal senden
					</Button>
				)
			}
		>
			{state === "failed" && (
				<Alert kind="err" title="Kam nicht an.">
					{last_error}
				</Alert>
			)}
			<Facts
				facts={[
					["Zustand", <LetterState key="state" state={state} />],
					["An", recipient],
					["Weg", LETTER_CHANNEL_WORDS[channel]],
					["Geschrieben", fullMoment(created_at)],
					["Verschickt", sent_at && fullMoment(sent_at)],
					["Versuche", String(tries)],
				]}
			/>
		</Drawer>
	);
}
