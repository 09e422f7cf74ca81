import { Button } from "#browser/ui/button.tsx";
import { Loading } from "#browser/ui/loading.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { basketStore } from "./basket.ts";
import { BasketNeedsScripts } from "./basket-needs-scripts.tsx";

/** What stands where the basket will be; also what the server sends. */
export function LoadingBasket({ failed }: { failed: boolean }) {
	if (failed) {
		return (
			<Notice kind="error" role="alert" title="Dein Warenkorb konnte gerade nicht geladen werden.">
				<p>Das liegt an uns, nicht an dir. Es ist nichts verloren.</p>
				<Button size="sm" variant="line" onClick={basketStore.open}>
					Noch einmal versuchen
				</Button>
			</Notice>
		);
	}
	return (
		<>
			<div className="noscript:hidden">
				<Loading>Warenkorb wird geladen...</Loading>
			</div>
			<BasketNeedsScripts />
		</>
	);
}
