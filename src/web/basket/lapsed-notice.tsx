import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import type { BasketLine } from "#contract/basket.ts";
import { basketStore } from "./basket.ts";
import { refusalText } from "./refusal-text.ts";

const FAILED = "Das ließ sich gerade nicht wieder hineinlegen. Bitte versuche es noch einmal.";

/** AX-15: four hours are over, but nothing has to be searched for again. */
export function LapsedNotice({ lines }: { lines: readonly BasketLine[] }) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);

	async function putBack() {
		setBusy(true);
		setFailure(null);
		try {
			for (const { product } of lines) await basketStore.add(product.id);
		} catch (error) {
			setFailure(refusalText(error, FAILED));
			setBusy(false);
		}
	}

	return (
		<Notice kind="info" role="status" title="Dein Warenkorb war vier Stunden lang unverändert">
			<p>Deshalb haben wir ihn geleert.{lines.length > 0 && " Was darin lag, wissen wir noch."}</p>
			{lines.length > 0 && (
				<Button size="sm" variant="line" busy={busy} onClick={putBack}>
					Wieder hineinlegen
				</Button>
			)}
			{failure && <p className="font-label text-error">{failure}</p>}
		</Notice>
	);
}
