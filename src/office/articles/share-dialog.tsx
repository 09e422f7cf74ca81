import { useEffect, useState } from "react";
import { PREVIEW_DAYS } from "#contract/office/article-writing.ts";
import { officeApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { useAct } from "../ui/use-act.ts";
import { useCopy } from "../ui/use-copy.ts";

interface ShareProps {
	articleId: number;
	onClose: () => void;
}

/** EDIT-05: a link for somebody without a login. */
export function ShareDialog({ articleId, onClose }: ShareProps) {
	const [link, setLink] = useState<{ path: string; expires_at: string } | null>(null);
	const { failure, run } = useAct();
	const address = link ? `${location.origin}${link.path}` : "";
	const { outcome, copy } = useCopy(address);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one link for each time it is asked for
	useEffect(() => {
		void run(async () => setLink((await officeApi.articleTexts.share({ params: { id: articleId } })).data));
	}, []);
	return (
		<Dialog
			title="Link zur Vorschau"
			lead={`Wer ihn hat, liest den Artikel so, wie er gerade geschrieben ist, auch ohne Anmeldung. Er gilt ${PREVIEW_DAYS} Tage.`}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Schließen</Button>
					<Button variant="primary" disabled={!link} onClick={() => void copy()}>
						Kopieren
					</Button>
				</>
			}
		>
			<Failure text={failure} />
			{link && (
				<TextField
					label="Adresse"
					readOnly
					autoFocus
					value={address}
					hint={
						outcome === "copied"
							? "Kopiert."
							: outcome === "failed"
								? "Dein Browser lässt das Kopieren nicht zu: Markiere die Adresse und kopiere sie selbst."
								: `Gilt bis ${fullMoment(link.expires_at)}.`
					}
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
			)}
		</Dialog>
	);
}
