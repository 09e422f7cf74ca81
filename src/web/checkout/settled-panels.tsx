import { type ReactNode, useId } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { TEXT_BUTTON } from "#browser/ui/text-button.ts";
import type { CheckoutState } from "./use-checkout.ts";

interface SettledProps {
	checkout: CheckoutState;
	onChange: () => void;
}

/** Logged in, there is nothing to change. */
export const SettledOrderType = ({ checkout: { isMember, profile }, onChange }: SettledProps) =>
	isMember ? (
		<SettledPanel title="Mit Konto">{profile?.name}</SettledPanel>
	) : (
		<SettledPanel title="Als Gast" subject="Bestellart" onChange={onChange}>
			Der Link kommt per E-Mail
		</SettledPanel>
	);

export function SettledPerson({ checkout: { form }, onChange }: SettledProps) {
	const { name, company, street_address, street_suffix, postcode, city, email } = form.values;
	return (
		<SettledPanel title="Deine Daten" subject="deine Daten" onChange={onChange}>
			{[name, company].filter(Boolean).join(", ")}
			<br />
			{street_address} {street_suffix}, {postcode} {city}
			<br />
			{email}
		</SettledPanel>
	);
}

interface SettledPanelProps {
	title: string;
	/** What the button changes, for those who do not see where it stands. */
	subject?: string;
	onChange?: () => void;
	children: ReactNode;
}

/** A finished part of the step, as a line with the way back into it. */
function SettledPanel({ title, subject, onChange, children }: SettledPanelProps) {
	const headingId = useId();
	return (
		<section
			aria-labelledby={headingId}
			className="grid grid-cols-portrait items-center gap-x-5 sm:grid-cols-line rounded-xl border border-line bg-surface p-panel"
		>
			<span className="chair h-8 w-9 bg-btn text-btn-ink">
				<Icon shape={icons.check} className="size-4.5" />
			</span>
			<div className="min-w-0">
				<h2 id={headingId} className="text-h4 font-stretch-94%">
					{title}
				</h2>
				<p className="text-sm leading-row wrap-anywhere text-ink-2">{children}</p>
			</div>
			{onChange && (
				<button
					type="button"
					onClick={onChange}
					className={`${TEXT_BUTTON} max-sm:col-start-2 max-sm:justify-self-start`}
				>
					Ändern<span className="sr-only">: {subject}</span>
				</button>
			)}
		</section>
	);
}
