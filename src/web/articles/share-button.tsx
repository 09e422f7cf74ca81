import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import { type ShareOutcome, shareAddress } from "./share-address.ts";

const MESSAGES: Partial<Record<ShareOutcome, string>> = {
	copied: "Die Adresse ist kopiert.",
	failed: "Kopieren hat nicht geklappt. Die Adresse steht oben in deinem Browser.",
};

export function ShareButton({ title }: { title: string }) {
	const hydrated = useHydrated();
	const [message, setMessage] = useState("");
	const share = async () => {
		setMessage("");
		const url = window.location.href.replace(/#.*$/, "");
		const outcome = await shareAddress({ title, url }, navigator);
		setMessage(MESSAGES[outcome] ?? "");
	};
	return (
		<>
			{hydrated && (
				<Button variant="quiet" size="sm" onClick={share} className="print:hidden">
					<Icon shape={icons.share} />
					<span>
						Teilen<span className="sr-only">: {title}</span>
					</span>
				</Button>
			)}
			<span role="status" className="print:hidden">
				{message}
			</span>
		</>
	);
}
