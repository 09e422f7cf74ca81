import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { useCopy } from "../ui/use-copy.ts";

const MESSAGES = {
	copied: "Das Geheimnis ist kopiert.",
	failed: "Kopieren hat nicht geklappt. Bitte tippe es ab.",
};

/** Into the app on the same device, without typing it. */
export function CopySecret({ secret }: { secret: string }) {
	const { outcome, copy } = useCopy(secret);
	return (
		<>
			<Button size="sm" icon={icons.copy} onClick={copy}>
				Geheimnis kopieren
			</Button>
			<span role="status" className="s">
				{outcome && MESSAGES[outcome]}
			</span>
		</>
	);
}
