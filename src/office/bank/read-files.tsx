import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import { useFileDrop } from "../ui/use-file-drop.ts";
import type { ReadLine, useReading } from "./use-reading.ts";

const ACCEPTED = ".xml,.zip,.csv,.txt";

/** By choice, or dropped wherever on the page. */
export function ReadButton({ busy, read }: Pick<ReturnType<typeof useReading>, "busy" | "read">) {
	const isOver = useFileDrop(read);
	return (
		<FileButton
			icon={icons.upload}
			label="Kontoauszüge auswählen"
			accept={ACCEPTED}
			multiple
			busy={busy}
			onFiles={read}
		>
			{isOver ? "Hier loslassen" : "Auszug einlesen"}
		</FileButton>
	);
}

/** File by file what came of it. */
export const ReadLines = ({ lines, onDismiss }: { lines: readonly ReadLine[]; onDismiss: () => void }) =>
	lines.length > 0 && (
		<Alert
			kind={lines.some(({ isFailed }) => isFailed) ? "warn" : "ok"}
			role="status"
			actions={
				<Button size="sm" variant="quiet" onClick={onDismiss}>
					Verstanden
				</Button>
			}
		>
			{lines.map(({ key, name, sentences }) => (
				<p key={key}>
					<b>{name}</b> {sentences.join(" ")}
				</p>
			))}
		</Alert>
	);
