import { Button } from "#browser/ui/button.tsx";
import type { Document } from "#contract/documents.ts";
import { DownloadIcon } from "./icons.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { fetchFile, saveFile } from "./save-file.ts";
import { useRequest } from "./use-request.ts";

const DOCUMENTS: Record<Document["kind"], string> = { invoice: "Rechnung", credit_note: "Gutschrift" };

export function DocumentButton({ document: { kind, number, path } }: { document: Document }) {
	const { busy, outcome, run } = useRequest();
	const download = () =>
		run(async () => {
			saveFile(await fetchFile(path), `${number}.pdf`);
			return undefined;
		});
	return (
		<div className="grid gap-2">
			<Button size="sm" variant="line" busy={busy} onClick={download}>
				{!busy && <DownloadIcon />}
				{DOCUMENTS[kind]} {number} (PDF)
			</Button>
			<OutcomeNotice outcome={outcome} />
		</div>
	);
}
