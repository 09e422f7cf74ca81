import type { KeyboardEvent } from "react";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Field, Input } from "#browser/ui/field.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { Seats } from "#browser/ui/seats.tsx";
import { TEXT_BUTTON } from "#browser/ui/text-button.ts";
import { ALREADY_CONFIRMED, PIN_LENGTH } from "#contract/pins.ts";
import { anchorId } from "./anchors.ts";
import type { Pin } from "./use-pin.ts";

interface PinBoxProps {
	pin: Pin;
	isDirectDebit: boolean;
}

/** PAY-23 to PAY-28: calm while somebody does the right thing; red only after a wrong entry, with what to do. */
export function PinBox({ pin, isDirectDebit }: PinBoxProps) {
	const told = useFocusOnChange<HTMLDivElement>(pin.isAuthenticated);
	if (pin.isAuthenticated) {
		return (
			<div ref={told} tabIndex={-1}>
				<Notice kind="ok" role="status">
					<p>{pin.confirmed ?? ALREADY_CONFIRMED}</p>
				</Notice>
			</div>
		);
	}
	return pin.requested ? <CodeStep pin={pin} /> : <PhoneStep pin={pin} isDirectDebit={isDirectDebit} />;
}

function PhoneStep({ pin, isDirectDebit }: PinBoxProps) {
	return (
		<>
			<h3 className="text-h4 font-stretch-94%">Kurz bestätigen, dass du es bist</h3>
			<p className="-mt-2.5 text-sm text-ink-2">
				{isDirectDebit ? "Für den Bankeinzug" : "Für den Kauf auf Rechnung"} schicken wir dir eine PIN auf dein
				Mobiltelefon.
			</p>
			<div id={anchorId("phone_number")} className="grid gap-3 sm:grid-cols-end sm:items-start">
				<Field
					label="Mobilnummer"
					required
					error={pin.phoneError}
					hint="Zum Beispiel +491510000000 oder 01510000000. Leerzeichen und Schrägstriche sind in Ordnung."
				>
					<Input
						name="phone_number"
						type="tel"
						autoComplete="tel"
						value={pin.phone}
						onChange={({ currentTarget }) => pin.setPhone(currentTarget.value)}
						onKeyDown={onEnter(pin.request)}
					/>
				</Field>
				<Button variant="line" busy={pin.busy === "request"} onClick={pin.request} className="min-h-13 px-4 sm:mt-7">
					PIN anfordern
				</Button>
			</div>
			<Refused pin={pin} />
		</>
	);
}

function CodeStep({ pin }: { pin: Pin }) {
	return (
		<>
			<h3 className="text-h4 font-stretch-94%">Noch ein Schritt: PIN eingeben</h3>
			<OnItsWay pin={pin} />
			<div id={anchorId("code")}>
				<Field
					label="PIN aus der SMS"
					required
					error={pin.codeError}
					hint={pin.codeError ? undefined : "Sechs Ziffern. Nach der letzten prüfen wir von selbst."}
				>
					<Input
						name="code"
						autoComplete="one-time-code"
						inputMode="numeric"
						placeholder={"·".repeat(PIN_LENGTH)}
						value={pin.code}
						maxLength={20}
						ref={focusOnce}
						aria-busy={pin.busy === "confirm" || undefined}
						onChange={({ currentTarget }) => pin.setCode(currentTarget.value)}
						onKeyDown={onEnter(pin.confirm)}
						className="code"
					/>
				</Field>
			</div>
			<Refused pin={pin} />
			<div className="flex flex-wrap items-center gap-x-6 text-sm">
				<button
					type="button"
					disabled={pin.wait > 0}
					onClick={pin.request}
					className={`${TEXT_BUTTON} disabled:text-ink-2 disabled:no-underline`}
				>
					{pin.wait > 0 ? `Noch einmal senden in ${pin.wait} Sekunden` : "Neue PIN senden"}
				</button>
				<button type="button" onClick={pin.changeNumber} className={TEXT_BUTTON}>
					Andere Nummer
				</button>
			</div>
		</>
	);
}

/** Waiting is nothing wrong: chairs and a sentence. The server's own words stand first. */
function OnItsWay({ pin: { told, phone, isAgain } }: { pin: Pin }) {
	if (told?.kind !== "sent") return null;
	return (
		<div
			role="status"
			className="flex items-center gap-3.5 rounded-lg max-sm:flex-col max-sm:items-start border-firm border-line bg-surface px-4.5 py-3.5 leading-ui"
		>
			{isAgain ? (
				<span className="chair h-8 w-9 bg-raps-400 text-holunder-900">
					<Icon shape={icons.check} />
				</span>
			) : (
				<Seats count={3} />
			)}
			<p>
				{told.text} {isAgain && "Es gilt nur noch die neue. "}
				Nummer: <b className="whitespace-nowrap">{phone.trim()}</b>
			</p>
		</div>
	);
}

const Refused = ({ pin: { told } }: { pin: Pin }) => (
	<div role="alert" className="empty:hidden">
		{told?.kind === "refused" && (
			<Notice kind="error">
				<p>{told.text}</p>
			</Notice>
		)}
	</div>
);

/** The SMS is on its way: the next thing to do is to type what it says. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

const onEnter = (work: () => void) => (event: KeyboardEvent) => {
	if (event.key !== "Enter") return;
	event.preventDefault();
	work();
};
