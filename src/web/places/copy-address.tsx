import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { useHydrated } from "#browser/ui/use-hydrated.ts";

const FAILED = "Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie selbst.";

/** For the app that shows the way. */
export function CopyAddress({ address }: { address: string }) {
	const hydrated = useHydrated();
	const [message, setMessage] = useState("");
	const copy = () =>
		navigator.clipboard.writeText(address).then(
			() => setMessage("Adresse kopiert"),
			() => setMessage(FAILED),
		);
	if (!hydrated) return null;
	return (
		<>
			<Button variant="line" icon={message && message !== FAILED ? icons.check : icons.copy} onClick={copy}>
				Adresse kopieren
			</Button>
			<span role="status" className="text-sm">
				{message}
			</span>
		</>
	);
}
