import { letterKindWords } from "#contract/office/letter-kinds.ts";
import { LETTER_CHANNEL_WORDS } from "#contract/office/letter-words.ts";
import type { WholeLetter } from "#contract/office/letters.ts";
import { Drawer } from "../lists/drawer.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { LetterState, subjectOf } from "./letter-state.tsx";

interface LetterDrawerProps {
	letter: WholeLetter;
	/** None for those who only look. */
	onAgain: (() => void) | undefined;
	onGiveUp: (() => Promise<void>) | undefined;
}

export function LetterDrawer({ letter, onAgain, onGiveUp }: LetterDrawerProps) {
	const { id, kind, recipient, name, channel, state, tries, created_at, sent_at, reason, last_error, text } = letter;
	const isLost = state === "failed" || state === "given_up";
	return (
		<Drawer
			rowId={id}
			title={subjectOf(letter)}
			foot={
				isLost &&
				onAgain && (
					<div className="row">
						<Button size="sm" icon={icons.send} onClick={onAgain}>
							Noch einmal senden
						</Button>
						{state === "failed" && onGiveUp && (
							<Button size="sm" onClick={() => void onGiveUp()}>
								Aufgeben
							</Button>
						)}
					</div>
				)
			}
		>
			{isLost && (
				<Alert kind={state === "failed" ? "err" : "info"} title="Kam nicht an.">
					<p>{reason}</p>
					{last_error && <p className="s muted">Antwort des Servers: {last_error}</p>}
				</Alert>
			)}
			{state === "blocked" && (
				<Alert kind="warn" title="Nicht geschickt.">
					Die Person ist für solche Briefe gesperrt. Auf ihrer Seite steht, warum, und dort lässt es sich aufheben.
				</Alert>
			)}
			{state === "kept" && (
				<Alert kind="info" title="Liegt hier.">
					Dieses Haus hat dafür noch keinen Server. Der Brief hat es nicht verlassen.
				</Alert>
			)}
			<Facts
				facts={[
					["Zustand", <LetterState key="state" state={state} />],
					["An", recipient],
					[
						"Name",
						name && (
							<PersonLink key="person" email={recipient}>
								{name}
							</PersonLink>
						),
					],
					["Art", letterKindWords(kind)],
					["Weg", LETTER_CHANNEL_WORDS[channel]],
					["Geschrieben", fullMoment(created_at)],
					[state === "kept" ? "Abgelegt" : "Verschickt", sent_at && fullMoment(sent_at)],
					["Versuche", String(tries)],
				]}
			/>
			<h3>Text</h3>
			{text === null ? (
				<p className="m muted">Was darin stand, ist gelöscht oder geht nur die Person etwas an.</p>
			) : (
				<article className="mail">
					<div className="mail__b whitespace-pre-line">{text}</div>
				</article>
			)}
		</Drawer>
	);
}
