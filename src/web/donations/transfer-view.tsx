import { useState } from "react";
import * as icons from "#browser/ui/icons.ts";
import type { Transfer } from "#contract/donations.ts";
import { groupIban } from "#contract/iban.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { CopyRow } from "./copy-row.tsx";
import { GiroCode } from "./giro-code.tsx";

/** How it goes on: the money has yet to be sent, and only the person can do that. */
export function TransferView({ transfer }: { transfer: Transfer }) {
	const monthly = transfer.rhythm === "monthly";
	return (
		<>
			<p>
				{monthly
					? "Danke! Richte dafür bitte bei deiner Bank einen monatlichen Dauerauftrag mit diesen Angaben ein. Wir buchen nichts ab."
					: "Danke! Damit deine Spende ankommt, überweise sie bitte mit diesen Angaben. Wir buchen nichts ab."}
			</p>
			<figure className="grid items-center gap-4 rounded-lg bg-surface-sunken p-4 max-xs:justify-items-center max-xs:text-center xs:grid-cols-2">
				<GiroCode
					rows={transfer.giro_code}
					label={`GiroCode für die Überweisung von ${formatEuro(transfer.amount)}. Dieselben Angaben stehen darunter als Text.`}
				/>
				<figcaption className="text-sm">
					Diesen GiroCode mit der Banking-App scannen: Dann ist alles ausgefüllt
					{monthly ? ", nur „monatlich“ stellst du noch ein." : "."}
				</figcaption>
			</figure>
			<TransferList transfer={transfer} />
			<p className="text-sm text-ink-2">
				Du möchtest eine Zuwendungsbestätigung? Dann schreib deine Adresse mit in den Verwendungszweck.
			</p>
			<ButtonLink to={paths.donateThanks} target="_top" prefetch="none" variant="line" size="lg" icon={icons.check}>
				{monthly ? "Dauerauftrag ist eingerichtet" : "Ich habe überwiesen"}
			</ButtonLink>
			<div>
				<ArrowLink to={paths.donateForm} back reloadDocument prefetch="none">
					Betrag ändern
				</ArrowLink>
			</div>
		</>
	);
}

function TransferList({ transfer }: { transfer: Transfer }) {
	const [copied, setCopied] = useState("");
	const [message, setMessage] = useState("");
	const copy = async (name: string, text: string) => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(name);
			setMessage(`${name} kopiert`);
		} catch {
			setCopied("");
			setMessage("Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.");
		}
	};
	const amount = formatEuro(transfer.amount);
	const rows = [
		{ name: "Empfänger", value: transfer.recipient },
		{ name: "IBAN", value: groupIban(transfer.iban), copy: transfer.iban },
		{ name: "BIC", value: transfer.bic },
		{ name: "Betrag", value: amount, copy: amount.replace(/[^\d,]/g, "") },
		{ name: "Verwendungszweck", value: transfer.reference },
	];
	return (
		<div>
			<dl className="border-t-2 border-ink tabular-nums">
				{rows.map((row) => (
					<CopyRow key={row.name} {...row} copied={copied === row.name} onCopy={copy} />
				))}
			</dl>
			<p role="status" className={copied ? "sr-only" : "mt-2 text-sm text-error empty:hidden"}>
				{message}
			</p>
		</div>
	);
}
