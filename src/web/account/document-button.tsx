import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { Document } from "#contract/documents.ts";
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
				{!busy && <Icon shape={icons.download} />}
				{DOCUMENTS[kind]} {number} (PDF)
			</Button>
			<OutcomeNotice outcome={outcome} />
		</div>
	);
}
