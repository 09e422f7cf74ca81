import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
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
					<ShareIcon />
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

function ShareIcon() {
	return (
		<svg
			className="size-[1.25em] flex-none"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d="M12 2v13" />
			<path d="m16 6-4-4-4 4" />
			<path d="M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8" />
		</svg>
	);
}
