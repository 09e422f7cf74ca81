import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { modelText } from "./model-text.ts";

/** A quoted person stands in a footer below the words; what has none is meant to be taken over. */
const MODEL_TEXTS = "blockquote:not(:has(footer))";

interface CopyButtonsProps {
	within: RefObject<HTMLElement | null>;
	html: string;
}

/** Below each model text of an article: the stored HTML knows no buttons, so they come with the scripts. */
export function CopyButtons({ within, html }: CopyButtonsProps) {
	const [texts, setTexts] = useState<HTMLElement[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another article has other model texts
	useEffect(() => {
		setTexts([...(within.current?.querySelectorAll<HTMLElement>(MODEL_TEXTS) ?? [])]);
	}, [within, html]);
	return texts.map((text, index) => createPortal(<CopyButton text={text} />, text, `${index}`));
}

function CopyButton({ text }: { text: HTMLElement }) {
	const [outcome, setOutcome] = useState("");
	const copy = async () => {
		const copied = navigator.clipboard.writeText(modelText(text));
		setOutcome(
			await copied.then(
				() => "Kopiert.",
				() => "Kopieren hat nicht geklappt.",
			),
		);
	};
	return (
		<div className="mt-3.5 flex flex-wrap items-center gap-3 font-sans text-sm print:hidden">
			<Button variant="quiet" size="sm" icon={icons.copy} onClick={copy}>
				Mustertext kopieren
			</Button>
			<span role="status">{outcome}</span>
		</div>
	);
}
