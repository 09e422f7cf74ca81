import { useState } from "react";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";

/** Into the app on the same device, without typing it. */
export function CopySecret({ secret }: { secret: string }) {
	const [message, setMessage] = useState("");
	const copy = () =>
		navigator.clipboard.writeText(secret).then(
			() => setMessage("Das Geheimnis ist kopiert."),
			() => setMessage("Kopieren hat nicht geklappt. Bitte tippe es ab."),
		);
	return (
		<>
			<Button size="sm" icon={icons.copy} onClick={copy}>
				Geheimnis kopieren
			</Button>
			<span role="status" className="s">
				{message}
			</span>
		</>
	);
}
