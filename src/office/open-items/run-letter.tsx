import { useEffect, useState } from "react";
import { API_BASE } from "#contract/endpoint.ts";
import type { DunningLetter, Proposed } from "#contract/office/dunning.ts";
import { LetterSheet, LetterSteps } from "../acts/consequences.tsx";
import { officeApi } from "../api.ts";
import { buttonLook } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TestButton } from "../ui/test-button.tsx";
import { failureText, faultsIn } from "../ui/use-act.ts";

const AFTER_MS = 300;

/** Asked anew when somebody pauses. */
function useLetter(invoiceId: number | undefined, dueOn: string) {
	const [told, setTold] = useState<{ letter: DunningLetter | null; failure: string | null }>();
	useEffect(() => {
		if (invoiceId === undefined || !dueOn) return;
		let current = true;
		const ask = async () => {
			const answer = await officeApi.dunning.letter({ query: { invoice_id: invoiceId, due_on: dueOn } }).then(
				({ data }) => ({ letter: data, failure: null }),
				(error: unknown) => ({ letter: null, failure: faultsIn(error).due_on ?? failureText(error) }),
			);
			if (current) setTold(answer);
		};
		const timer = setTimeout(ask, AFTER_MS);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [invoiceId, dueOn]);
	return told;
}

/** Every letter as it will be sent, as a mail and as its PDF. */
export function RunLetter({ chosen, dueOn }: { chosen: readonly Proposed[]; dueOn: string }) {
	const [wanted, setWanted] = useState(0);
	const at = Math.min(wanted, chosen.length - 1);
	const one = chosen[at];
	const told = useLetter(one?.invoice_id, dueOn);
	const asked = new URLSearchParams({ invoice_id: String(one?.invoice_id), due_on: dueOn });
	return (
		<section aria-label="Vorschau der Briefe" className="stack">
			<LetterSteps at={at} total={chosen.length} onStep={setWanted} />
			{told?.failure && <Failure text={told.failure} />}
			{told?.letter ? (
				<LetterSheet {...told.letter} to={told.letter.to ?? `${one?.name}, als Brief zu drucken`} />
			) : (
				!told?.failure && <Skeleton />
			)}
			<div className="row">
				<a
					className={buttonLook({ size: "sm" })}
					href={`${API_BASE}/office/dunning/letter/pdf?${asked}`}
					target="_blank"
					rel="noreferrer"
				>
					Als PDF ansehen
				</a>
				{one && (
					<TestButton send={() => officeApi.dunning.test({ body: { invoice_id: one.invoice_id, due_on: dueOn } })} />
				)}
			</div>
		</section>
	);
}
