import { useEffect, useState } from "react";
import { formatDate } from "#contract/dates.ts";
import type { Erasure } from "#contract/office/rights.ts";
import { ELSEWHERE_WORDS, openEndWords } from "#contract/office/rights-words.ts";
import { officeApi } from "../../api.ts";
import { toast } from "../../toasts/toasts.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Facts } from "../../ui/panel.tsx";
import { useAct } from "../../ui/use-act.ts";
import { number } from "./rights-words.ts";

interface ErasureDialogProps {
	email: string;
	onErased: () => Promise<unknown> | undefined;
	onClose: () => void;
}

/** PERSON-04: what goes, what stays until when and why; then one press. */
export function ErasureDialog({ email, onErased, onClose }: ErasureDialogProps) {
	const [foreseen, setForeseen] = useState<Erasure | null>(null);
	const [sure, setSure] = useState(false);
	const [tell, setTell] = useState(true);
	const { busy, failure, run } = useAct();
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when it opens
	useEffect(
		() => void run(async () => setForeseen((await officeApi.rights.foreseeErasure({ query: { email } })).data)),
		[],
	);
	const erase = () =>
		run(async () => {
			await officeApi.rights.erase({ body: { email, tell } });
			toast("Die Person ist gelöscht. Der Nachweis ohne Namen steht im Löschprotokoll.");
			onClose();
			await onErased();
		});
	const isHeld = foreseen?.hold !== null;
	return (
		<Dialog
			size="lg"
			title="Person löschen"
			lead={`Alles, was unter ${email} gespeichert ist. Das lässt sich nicht zurücknehmen.`}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="danger" busy={busy} disabled={!sure || isHeld} onClick={() => void erase()}>
						Endgültig löschen
					</Button>
				</>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				{foreseen ? <Foreseen foreseen={foreseen} /> : !failure && <p role="status">Wird gezählt …</p>}
				{foreseen && !isHeld && (
					<Check
						label="Bestätigung schicken"
						hint="Sagt der Person, was gelöscht ist und was bleibt. Der Brief geht an diese Adresse und wird danach selbst gelöscht."
						checked={tell}
						onChange={({ currentTarget }) => setTell(currentTarget.checked)}
					/>
				)}
				{foreseen && !isHeld && (
					<Check
						label="Ich habe geprüft, dass die Person das selbst verlangt."
						checked={sure}
						onChange={({ currentTarget }) => setSure(currentTarget.checked)}
					/>
				)}
			</div>
		</Dialog>
	);
}

function Foreseen({ foreseen: { has_account, gone, kept, elsewhere, hold } }: { foreseen: Erasure }) {
	return (
		<>
			{hold && (
				<Alert kind="warn">
					Für diese Person gilt seit {formatDate(hold.set_at)} eine Löschsperre: {hold.reason}. Bis sie aufgehoben ist,
					wird nichts gelöscht.
				</Alert>
			)}
			<section className="stack">
				<h3>Das geht jetzt</h3>
				{!has_account && gone.length === 0 ? (
					<p>Nichts: Unter dieser Adresse liegt nur, was bleiben muss.</p>
				) : (
					<Facts
						facts={[
							["Konto bei Mein VSZ", has_account ? "mit allen Angaben" : null],
							...gone.map(({ what, rows }) => [what, number(rows)] as const),
						]}
					/>
				)}
			</section>
			<section className="stack">
				<h3>Das bleibt, gesperrt</h3>
				{kept.length === 0 ? (
					<p>Nichts.</p>
				) : (
					<Facts
						facts={kept.map(({ rule, what, rows, until, period, basis }) => [
							what,
							<>
								{number(rows)}, {until ? `bis ${formatDate(until)}` : openEndWords(rule)}
								<small className="block muted">
									{period} ({basis})
								</small>
							</>,
						])}
					/>
				)}
			</section>
			{elsewhere.length > 0 && (
				<section className="stack">
					<h3>Derselbe Name steht auch hier</h3>
					<Facts facts={elsewhere.map(({ where, rows }) => [ELSEWHERE_WORDS[where], number(rows)])} />
					<p className="s muted">
						Das bleibt stehen: Es gehört zu anderen, und ob dieselbe Person gemeint ist, weiß nur, wer nachsieht. Suche
						den Namen unter Menschen, bevor du löschst.
					</p>
				</section>
			)}
		</>
	);
}
