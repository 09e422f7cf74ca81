import { useState } from "react";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { mailsWords } from "./message-words.ts";
import type { Compose } from "./use-compose.ts";

/** Now or later, first to oneself, then to all. */
export function WhenPanel({ compose }: { compose: Compose }) {
	const { form, preview, test } = compose;
	const { when } = form.values;
	const letters = preview?.letters ?? 0;
	const { busy, failure, run } = useAct();
	const [hasTested, setTested] = useState(false);
	const sendTest = () =>
		run(async () => {
			if (!form.check()) return;
			toast(`Der Test ging an ${await test()}.`);
			setTested(true);
		});
	return (
		<Panel
			title="Wann"
			foot={
				<>
					<Button icon={icons.send} busy={busy} onClick={sendTest} disabled={letters === 0}>
						{hasTested ? "Noch ein Test an mich" : "Test an mich"}
					</Button>
					<Button
						type="submit"
						variant="primary"
						icon={icons.send}
						shortcut="Strg ↵"
						busy={form.loading}
						disabled={letters === 0}
					>
						{when === "now" ? `${mailsWords(letters)} verschicken` : `${mailsWords(letters)} planen`}
					</Button>
				</>
			}
		>
			<fieldset className="stack">
				<legend className="sr-only">Wann geht die Nachricht hinaus?</legend>
				{failure && <Alert kind="err">{failure}</Alert>}
				<Choice
					name="when"
					value="now"
					label="Jetzt gleich"
					hint="Mit 10 Minuten Bedenkzeit. So lange lässt sich alles zurückholen."
					checked={when === "now"}
					onChange={() => form.set("when", "now")}
				/>
				<Choice
					name="when"
					value="later"
					label="Später"
					hint="An alle, die dann einen Platz haben. Bis dahin lässt sie sich zurückholen."
					checked={when === "later"}
					onChange={() => form.set("when", "later")}
				/>
				{when === "later" && (
					<TextField {...form.text("at")} type="datetime-local" label="Zeitpunkt" hint="Deutsche Zeit." />
				)}
			</fieldset>
		</Panel>
	);
}
