import type { TextControl } from "#browser/forms/address-fields.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";

type BankField = "bank" | "bank_account_owner" | "iban" | "swift_bic_number";

interface BankFieldsProps {
	text: (name: BankField) => TextControl;
	/** Whether an account is stored already. */
	known: boolean;
}

/** For the direct debit at the checkout. Folded away: most people never need it. */
export function BankFields({ text, known }: BankFieldsProps) {
	const wrong = (["bank", "bank_account_owner", "iban", "swift_bic_number"] as const).some((name) => text(name).error);
	return (
		<details open={known || wrong} className="group/bank rounded-lg border border-line px-5 py-2">
			<summary className="flex min-h-target items-center justify-between gap-3 font-semibold">
				<span>
					Bankverbindung <span className="font-hint text-ink-2">(optional)</span>
				</span>
				<Icon shape={icons.chevronDown} className="size-5 transition-rotate duration-fast group-open/bank:rotate-180" />
			</summary>
			<div className="grid gap-x-5 gap-y-4.5 pt-2 pb-4 sm:grid-cols-2">
				<p className="text-sm text-ink-2 sm:col-span-2">
					Füllt den Bankeinzug an der Kasse für dich aus. Wir speichern sie verschlüsselt und zeigen sie nur verdeckt.
				</p>
				<TextField {...text("bank_account_owner")} label="Kontoinhaber/in" optional autoComplete="off" />
				<TextField {...text("bank")} label="Bank" optional autoComplete="off" />
				<TextField
					{...text("iban")}
					label="IBAN"
					optional
					autoComplete="off"
					spellCheck={false}
					hint={known ? "Zum Ändern gib die ganze IBAN neu ein." : undefined}
				/>
				<TextField {...text("swift_bic_number")} label="BIC" optional autoComplete="off" spellCheck={false} />
			</div>
		</details>
	);
}
