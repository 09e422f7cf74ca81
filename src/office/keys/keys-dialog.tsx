import { Fragment, useState } from "react";
import { Key } from "../ui/button.tsx";
import { Switch } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { boundNow } from "./bindings.ts";
import { singleKeysOn, switchSingleKeys } from "./single-keys.ts";

const WORDS: Record<string, string> = { Enter: "↵", Escape: "Esc", ArrowDown: "↓", ArrowUp: "↑" };

/** "Shift+X" as two keys, "g h" as one after the other. */
const keysOf = (keys: string): string[] =>
	keys.split(/[ +]/).map((key) => WORDS[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** All keys of this page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
	const [on, setOn] = useState(singleKeysOn);
	const bindings = [{ keys: "Strg+K", label: "Suchen oder Befehl" }, ...boundNow()];
	return (
		<Dialog title="Tasten auf dieser Seite" lead="Während du schreibst, gilt keine davon." size="lg" onClose={onClose}>
			<dl className="keys">
				{bindings.map(({ keys, label }) => (
					<div key={keys}>
						<dt>{label}</dt>
						<dd>
							{keysOf(keys).map((key) => (
								<Fragment key={key}>
									<Key>{key}</Key>{" "}
								</Fragment>
							))}
						</dd>
					</div>
				))}
			</dl>
			<Switch
				label="Einzelne Tasten benutzen"
				hint="Aus, wenn du diktierst oder dich oft vertippst. Strg K bleibt."
				checked={on}
				onChange={({ currentTarget: { checked } }) => {
					setOn(checked);
					switchSingleKeys(checked);
				}}
			/>
		</Dialog>
	);
}
