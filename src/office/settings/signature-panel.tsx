import { useRevalidator } from "react-router";
import { requestUrl } from "#browser/api/http-api.ts";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { type ReceiptSignature, receiptSignature, SIGNATURE_TYPES } from "#contract/office/receipt-signature.ts";
import { officeApi } from "../api.ts";
import { sendFile } from "../send-file.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";

const setWords = ({ set_at, set_by }: NonNullable<ReceiptSignature>): string =>
	`Hinterlegt am ${formatDate(set_at)}${set_by ? ` von ${set_by}` : ""}.`;

/** OFF-116: printed on receipts that nobody signs by hand. */
export function SignaturePanel({ signature }: { signature: ReceiptSignature }) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const send = ([file]: [File, ...File[]]) =>
		run(async () => {
			const url = requestUrl(receiptSignature.set, {});
			await sendFile({ url, file, type: file.type || "application/octet-stream", onProgress: () => {} });
			await revalidate();
			toast("Die Unterschrift ist hinterlegt.");
		});
	const remove = () =>
		run(async () => {
			await officeApi.receiptSignature.remove();
			await revalidate();
			toast("Die Unterschrift ist weggenommen. Ab jetzt wird jede Bestätigung von Hand unterschrieben.");
		});
	return (
		<Panel title="Eingescannte Unterschrift" foot={signature && setWords(signature)}>
			<div className="stack">
				<Failure text={failure} />
				<p>
					Sie steht auf Bestätigungen, die ohne eigenhändige Unterschrift hinausgehen. Nur die Leitung sieht und ändert
					sie; sie liegt verschlüsselt.
				</p>
				{signature && (
					<img
						className="signature"
						src={`${API_BASE}/office/receipt/signature/picture?${signature.id}`}
						alt="Die hinterlegte Unterschrift"
					/>
				)}
				<div className="row">
					<FileButton
						label="Unterschrift: Datei auswählen"
						accept={SIGNATURE_TYPES.join(",")}
						icon={icons.upload}
						busy={busy}
						onFiles={send}
					>
						{signature ? "Andere hochladen" : "Unterschrift hochladen"}
					</FileButton>
					{signature && (
						<Button variant="quiet" busy={busy} onClick={() => void remove()}>
							Wegnehmen
						</Button>
					)}
				</div>
				<p className="m">PNG oder JPEG, dunkle Tinte auf weißem Papier, mit 300 dpi eingescannt.</p>
			</div>
		</Panel>
	);
}
