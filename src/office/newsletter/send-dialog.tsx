import { useState } from "react";
import { useRevalidator } from "react-router";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Check, Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";
import { lettersWords, many } from "./campaign-words.ts";
import type { Composer } from "./use-composer.ts";

/** What goes to all cannot be called back: when, to how many, and a deliberate yes. */
export function SendDialog({ composer, onClose }: { composer: Composer; onClose: () => void }) {
	const { campaign, settled } = composer;
	const [when, setWhen] = useState<"now" | "later">("now");
	const [at, setAt] = useState("");
	const [isPromised, setPromised] = useState(false);
	const [isAsked, setAsked] = useState(false);
	const { busy, failure, faults, run } = useAct();
	const { revalidate } = useRevalidator();
	const minutes = Math.ceil(campaign.readers / campaign.per_minute);
	const send = () =>
		run(async () => {
			setAsked(true);
			if (!isPromised) return;
			const { id, revision } = await settled();
			await officeApi.campaigns.send({ params: { id }, body: { at: when === "now" ? null : at, revision } });
			toast(when === "now" ? "Der Newsletter geht hinaus." : "Der Newsletter ist geplant.");
			onClose();
			await revalidate();
		});
	return (
		<Dialog
			title={`„${campaign.subject}“ verschicken`}
			lead={`An alle, die bestätigt haben: ${lettersWords(campaign.readers)}, in etwa ${many(minutes)} Min.`}
			onClose={onClose}
			actions={
				<DialogButtons
					busy={busy}
					onClose={onClose}
					onSave={send}
					isFinal
					label={when === "now" ? `An ${many(campaign.readers)} verschicken` : "Planen"}
				/>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				<fieldset className="stack">
					<legend className="sr-only">Wann geht er hinaus?</legend>
					<Choice
						name="when"
						label="Jetzt"
						hint="Was schon unterwegs ist, lässt sich nicht zurückholen. Anhalten geht jederzeit."
						checked={when === "now"}
						onChange={() => setWhen("now")}
					/>
					<Choice
						name="when"
						label="Später"
						hint="An alle, die dann bestätigt haben."
						checked={when === "later"}
						onChange={() => setWhen("later")}
					/>
				</fieldset>
				{when === "later" && (
					<TextField
						id="at"
						type="datetime-local"
						label="Zeitpunkt"
						hint="Deutsche Zeit."
						error={faults.at}
						value={at}
						onChange={({ target }) => setAt(target.value)}
					/>
				)}
				<Check
					label="Ich habe die Vorschau gelesen."
					checked={isPromised}
					error={isAsked && !isPromised ? "Bitte ankreuzen" : undefined}
					onChange={({ target }) => setPromised(target.checked)}
				/>
			</div>
		</Dialog>
	);
}
