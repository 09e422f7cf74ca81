import type { KeyboardEvent, ReactNode } from "react";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Field, Input } from "#browser/ui/field.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { ALREADY_CONFIRMED } from "#contract/pins.ts";
import { anchorId } from "./anchors.ts";
import { TEXT_BUTTON } from "./text-button.ts";
import type { Pin } from "./use-pin.ts";

interface PinBoxProps {
	pin: Pin;
	isDirectDebit: boolean;
}

/** PAY-23 to PAY-28 */
export function PinBox({ pin, isDirectDebit }: PinBoxProps) {
	const told = useFocusOnChange<HTMLDivElement>(pin.isAuthenticated);
	if (pin.isAuthenticated) {
		return (
			<div ref={told} tabIndex={-1}>
				<Notice kind="ok" role="status">
					<p>{pin.told?.kind === "ok" ? pin.told.text : ALREADY_CONFIRMED}</p>
				</Notice>
			</div>
		);
	}
	return (
		<>
			<h3 className="text-h4 font-stretch-94%">Kurz bestätigen, dass du es bist</h3>
			<p className="-mt-2.5 text-sm text-ink-2">
				{isDirectDebit ? "Für den Bankeinzug" : "Für den Kauf auf Rechnung"} schicken wir dir eine PIN auf dein
				Mobiltelefon.
			</p>
			<PhoneRow pin={pin} />
			<div aria-live="polite" className="empty:-mt-4">
				{pin.told && (
					<Notice kind={pin.told.kind} role={pin.told.kind === "error" ? "alert" : undefined}>
						<p>{pin.told.text}</p>
					</Notice>
				)}
			</div>
			{pin.requested && <CodeRow pin={pin} />}
		</>
	);
}

function PhoneRow({ pin }: { pin: Pin }) {
	return (
		<Row
			id="phone_number"
			button={
				!pin.requested && (
					<Button variant="line" busy={pin.busy === "request"} onClick={pin.request} className="min-h-13 px-4">
						PIN anfordern
					</Button>
				)
			}
		>
			<Field
				label="Mobilnummer"
				required
				error={pin.phoneError}
				hint={pin.requested ? undefined : "Zum Beispiel +491510000000 oder 01510000000"}
			>
				<Input
					name="phone_number"
					type="tel"
					autoComplete="tel"
					value={pin.phone}
					readOnly={pin.requested}
					onChange={({ currentTarget }) => pin.setPhone(currentTarget.value)}
					onKeyDown={onEnter(pin.request)}
				/>
			</Field>
		</Row>
	);
}

function CodeRow({ pin }: { pin: Pin }) {
	return (
		<>
			<Row
				id="code"
				button={
					<Button variant="line" busy={pin.busy === "confirm"} onClick={pin.confirm} className="min-h-13 px-4">
						PIN bestätigen
					</Button>
				}
			>
				<Field label="PIN" required error={pin.codeError}>
					<Input
						name="code"
						autoComplete="one-time-code"
						inputMode="numeric"
						value={pin.code}
						maxLength={20}
						ref={focusOnce}
						onChange={({ currentTarget }) => pin.setCode(currentTarget.value)}
						onKeyDown={onEnter(pin.confirm)}
					/>
				</Field>
			</Row>
			<div className="flex flex-wrap gap-x-6">
				<button
					type="button"
					disabled={pin.wait > 0}
					onClick={pin.request}
					className={`${TEXT_BUTTON} disabled:text-ink-2 disabled:no-underline`}
				>
					{pin.wait > 0 ? `Neue PIN in ${pin.wait} Sekunden` : "Neue PIN anfordern"}
				</button>
				<button type="button" onClick={pin.changeNumber} className={TEXT_BUTTON}>
					Andere Nummer verwenden
				</button>
			</div>
		</>
	);
}

/** The SMS is on its way: the next thing to do is to type what it says. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

const onEnter = (work: () => void) => (event: KeyboardEvent) => {
	if (event.key !== "Enter") return;
	event.preventDefault();
	work();
};

const Row = ({ id, button, children }: { id: string; button: ReactNode; children: ReactNode }) => (
	<div id={anchorId(id)} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-start sm:[&>button]:mt-7">
		{children}
		{button}
	</div>
);
