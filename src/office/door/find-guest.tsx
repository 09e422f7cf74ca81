import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { foldGerman } from "#contract/folding.ts";
import { useKeys } from "../keys/use-keys.ts";
import * as icons from "../ui/icons.ts";
import { isHere } from "./merge.ts";
import type { Door } from "./use-door.ts";

/** Some letters of a name, then Enter: whoever is meant is there. */
export function FindGuest({ door }: { door: Door }) {
	const [typed, setTyped] = useState("");
	const [said, setSaid] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const hint = useId();
	useKeys([{ keys: "f", label: "Name suchen", run: () => input.current?.focus() }]);
	const words = foldGerman(typed).split(" ").filter(Boolean);
	const found =
		words.length === 0
			? []
			: door.guests.filter(({ id, name }) => id > 0 && words.every((word) => foldGerman(name).includes(word)));
	const meant = found.find((guest) => !isHere(guest)) ?? found[0];
	const told =
		words.length === 0
			? said
			: meant
				? `${found.length === 1 ? "" : `${found.length} gefunden. `}Eingabe: ${meant.name} ${isHere(meant) ? "ist schon da" : "ist da"}`
				: "Niemand mit diesem Namen";

	function take(event: KeyboardEvent) {
		if (event.key === "Escape") setTyped("");
		if (event.key !== "Enter" || !meant) return;
		event.preventDefault();
		if (!isHere(meant)) door.tick(meant.id, "present");
		setSaid(isHere(meant) ? `${meant.name} ist schon da.` : `${meant.name} ist da.`);
		setTyped("");
	}

	return (
		<div className="door__find">
			<div className="find">
				<Icon shape={icons.search} className="i" />
				<input
					ref={input}
					type="search"
					className="input"
					aria-label="Name tippen"
					aria-describedby={hint}
					placeholder="Name tippen"
					autoComplete="off"
					value={typed}
					onChange={({ currentTarget: { value } }) => setTyped(value)}
					onKeyDown={take}
				/>
			</div>
			<p id={hint} role="status" className="s muted">
				{told}
			</p>
		</div>
	);
}
