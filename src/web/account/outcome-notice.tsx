import { Notice } from "#browser/ui/notice.tsx";
import type { Outcome } from "./use-request.ts";

/** How a request went. */
export function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
	if (!outcome) return null;
	return (
		<Notice kind={outcome.kind} role={outcome.kind === "ok" ? "status" : "alert"}>
			<p>{outcome.text}</p>
		</Notice>
	);
}
