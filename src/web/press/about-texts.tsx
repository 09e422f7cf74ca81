import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import type { Provider } from "#contract/site.ts";
import { useSite } from "#web/frame/site.ts";

const HEADING_ID = "text-ueber-uns";

const shortText = ({ name, short_name, city }: Provider): string[] => [
	`Das ${name} (${short_name}) aus ${city} hilft Ehrenamtlichen, Vereinen und Stiftungen, ihr Engagement gut zu machen. Der gemeinnützige Verein bietet mehr als 100 Seminare im Jahr, Videokurse und einen offenen Ratgeber.`,
];

const longText = ({ legal_name, short_name, city }: Provider): string[] => [
	`Das ${legal_name} (${short_name}) wurde 2012 in ${city} gegründet, mit sieben Mitgliedern und einem geliehenen Beamer. Heute bringt es Fachleute mit Menschen zusammen, die sich engagieren: in mehr als 100 Seminaren im Jahr, vor Ort in ganz Sachsen und online, in Videokursen und in einem Ratgeber, der allen offensteht.`,
	`Dank der Förderung durch den Freistaat sind viele Seminare für Ehrenamtliche in Sachsen kostenlos. Im Projekt „Vorleser“ besuchen Freiwillige schwer kranke Kinder und bringen ihnen Geschichten mit. Das ${short_name} ist unabhängig und gemeinnützig.`,
];

/** The house in words that may be taken over as they are. */
export function AboutTexts() {
	const { provider } = useSite();
	return (
		<section
			aria-labelledby={HEADING_ID}
			className="sm:col-span-full lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1"
		>
			<h2 id={HEADING_ID} className="mb-4 text-h3 font-stretch-92%">
				Text über uns
			</h2>
			<div className="grid gap-5">
				<CopyBox title="In zwei Sätzen" paragraphs={shortText(provider)} />
				<CopyBox title="Ausführlich" paragraphs={longText(provider)} />
			</div>
		</section>
	);
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}.-]*/gu)?.length ?? 0;

function CopyBox({ title, paragraphs }: { title: string; paragraphs: string[] }) {
	const text = paragraphs.join("\n\n");
	return (
		<div className="rounded-xl border border-line bg-surface">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 pr-3 pl-6">
				<h3 className="text-h4 font-stretch-94%">
					{title} <span className="text-sm font-hint text-ink-2">{wordsIn(text)} Wörter</span>
				</h3>
				<CopyButton text={text} what={title} />
			</div>
			<div className="grid gap-4 px-6 py-5 font-serif leading-(--leading-text)">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</div>
	);
}

const SAID = {
	idle: "",
	copied: "Der Text ist kopiert.",
	failed: "Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.",
} as const;

/** Only where a script can copy; everybody else marks the text. */
function CopyButton({ text, what }: { text: string; what: string }) {
	const hydrated = useHydrated();
	const [state, setState] = useState<keyof typeof SAID>("idle");
	const copy = () =>
		navigator.clipboard.writeText(text).then(
			() => setState("copied"),
			() => setState("failed"),
		);
	if (!hydrated) return null;
	return (
		<>
			<Button variant="quiet" size="sm" icon={state === "copied" ? icons.check : icons.copy} onClick={copy}>
				{state === "copied" ? "Kopiert" : "Kopieren"}
				<span className="sr-only">: {what}</span>
			</Button>
			<p role="status" className={state === "failed" ? "w-full text-sm text-error" : "sr-only"}>
				{SAID[state]}
			</p>
		</>
	);
}
