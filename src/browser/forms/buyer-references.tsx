import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { labelOf } from "#contract/field-words.ts";
import type { TextControl } from "./address-fields.tsx";
import { TextField } from "./text-field.tsx";

type Reference = "order_reference" | "leitweg_id";

interface BuyerReferencesProps {
	text: (name: Reference) => TextControl;
	/** Where a list of what is wrong leads. */
	anchor?: (name: Reference) => string;
}

/** EINV-02: what the books of an administration ask for. Folded away: most people never need it. */
export function BuyerReferences({ text, anchor }: BuyerReferencesProps) {
	const [order, leitweg] = [text("order_reference"), text("leitweg_id")];
	const isUsed = [order, leitweg].some(({ value, error }) => value !== "" || error);
	return (
		<details open={isUsed} className="group/references rounded-lg border border-line px-5 py-2">
			<summary className="flex min-h-target items-center justify-between gap-3 font-semibold">
				<span>
					Für Behörden und Organisationen{" "}
					<span className="block font-hint text-ink-2 sm:inline">Bestellnummer, Leitweg-ID (optional)</span>
				</span>
				<Icon
					shape={icons.chevronDown}
					className="size-5 shrink-0 transition-rotate duration-fast group-open/references:rotate-180"
				/>
			</summary>
			<div className="grid gap-x-5 gap-y-4.5 pt-2 pb-4 sm:grid-cols-2">
				<p className="text-sm text-ink-2 sm:col-span-2">
					Beides steht dann auf der Rechnung, auch in ihrem elektronischen Teil (ZUGFeRD, XRechnung).
				</p>
				<div id={anchor?.("order_reference")}>
					<TextField {...order} label={labelOf("order_reference")} optional autoComplete="off" />
				</div>
				<div id={anchor?.("leitweg_id")}>
					<TextField
						{...leitweg}
						label={labelOf("leitweg_id")}
						optional
						autoComplete="off"
						spellCheck={false}
						hint="Zum Beispiel 04011000-1234512345-06"
					/>
				</div>
			</div>
		</details>
	);
}
