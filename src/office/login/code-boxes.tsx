import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

const LENGTH = 6;
const EMPTY: string[] = Array(LENGTH).fill("");
const digitsIn = (text: string): string => text.replace(/\D/g, "");

interface CodeBoxesProps {
	label: string;
	hint?: string;
	error?: string | undefined;
	autoFocus?: boolean;
	/** All six are there. */
	onComplete: (code: string) => void;
}

/** Six digits, one to a box; a code that is pasted or filled in by the browser spreads over all of them. */
export function CodeBoxes({ label, hint, error, autoFocus = false, onComplete }: CodeBoxesProps) {
	const [digits, setDigits] = useState(EMPTY);
	const boxes = useRef<(HTMLInputElement | null)[]>([]);
	const id = useId();
	const goTo = (index: number) => boxes.current[Math.max(0, Math.min(index, LENGTH - 1))]?.focus();

	// A code that was wrong makes room for the next: else each digit of it would be sent with five of the old one.
	useEffect(() => {
		if (!error) return;
		setDigits(EMPTY);
		boxes.current[0]?.focus();
	}, [error]);

	function take(from: number, text: string): void {
		const typed = digitsIn(text);
		if (typed === "" && text !== "") return;
		const next = digits.with(from, "");
		for (const [offset, digit] of [...typed.slice(0, LENGTH - from)].entries()) next[from + offset] = digit;
		setDigits(next);
		if (typed) goTo(from + typed.length);
		if (typed && next.every(Boolean)) onComplete(next.join(""));
	}

	function onKeyDown(index: number, event: KeyboardEvent): void {
		if (event.key === "ArrowLeft") goTo(index - 1);
		else if (event.key === "ArrowRight") goTo(index + 1);
		else if (event.key === "Backspace" && digits[index] === "" && index > 0) {
			event.preventDefault();
			setDigits(digits.with(index - 1, ""));
			goTo(index - 1);
		}
	}

	function onPaste(event: ClipboardEvent): void {
		event.preventDefault();
		take(0, event.clipboardData.getData("text"));
	}

	return (
		<fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
			<legend className="lbl">{label}</legend>
			<div className="digits">
				{digits.map((digit, index) => (
					<input
						// biome-ignore lint/suspicious/noArrayIndexKey: a place, not a thing
						key={index}
						ref={(element) => {
							boxes.current[index] = element;
						}}
						className="input"
						aria-label={`Ziffer ${index + 1}`}
						aria-invalid={error ? true : undefined}
						inputMode="numeric"
						// biome-ignore lint/a11y/noAutofocus: the one thing that this step asks for
						autoFocus={autoFocus && index === 0}
						autoComplete={index === 0 ? "one-time-code" : "off"}
						value={digit}
						onChange={({ target }) => take(index, digit ? target.value.replace(digit, "") : target.value)}
						onKeyDown={(event) => onKeyDown(index, event)}
						onPaste={onPaste}
						onFocus={({ target }) => target.select()}
					/>
				))}
			</div>
			{hint && <p className="hint">{hint}</p>}
			{error && (
				<p id={`${id}-error`} className="msg-bad" role="alert">
					{error}
				</p>
			)}
		</fieldset>
	);
}
