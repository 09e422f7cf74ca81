import { TextField } from "../ui/field.tsx";

interface Account {
	holder: string;
	iban: string;
}

interface AccountFieldsProps {
	account: Account;
	faults: Partial<Record<string, string>>;
	onChange(account: Account): void;
	/** The dialog begins with the number. */
	autoFocus?: boolean;
}

/** Where money is transferred to. */
export const AccountFields = ({ account, faults, onChange, autoFocus = false }: AccountFieldsProps) => (
	<>
		<TextField
			label="Kontoinhaber"
			maxLength={70}
			value={account.holder}
			error={faults.holder}
			onChange={({ currentTarget: { value } }) => onChange({ ...account, holder: value })}
		/>
		<TextField
			label="IBAN"
			autoFocus={autoFocus}
			autoComplete="off"
			value={account.iban}
			error={faults.iban}
			onChange={({ currentTarget: { value } }) => onChange({ ...account, iban: value })}
		/>
	</>
);
