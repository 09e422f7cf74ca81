import type { ReactNode } from "react";
import type { TextControl } from "#browser/forms/address-fields.tsx";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps {
	password: TextControl;
	repeat: TextControl;
	/** Without it the password may stay as it is. */
	required?: boolean;
	label?: string;
	min?: number;
	/** Layout of each of the two. */
	className?: string;
}

/** A new password, twice; what it still lacks is told while it is typed. */
export function NewPasswordFields({
	password,
	repeat,
	required = false,
	label = "Passwort",
	min = PASSWORD_MIN_LENGTH.memberArea,
	className,
}: NewPasswordFieldsProps) {
	const same = repeat.value !== "" && repeat.value === password.value;
	const common = { required, optional: !required, className, autoComplete: "new-password" } as const;
	return (
		<>
			<PasswordField
				{...password}
				{...common}
				label={label}
				hint={<Wish granted={password.value.length >= min}>{`Mindestens ${min} Zeichen`}</Wish>}
			/>
			<PasswordField
				{...repeat}
				{...common}
				label="Passwort wiederholen"
				hint={same && <Wish granted>Beide Passwörter sind gleich</Wish>}
			/>
		</>
	);
}

function Wish({ granted, children }: { granted: boolean; children: ReactNode }) {
	return (
		<span className={classNames("inline-flex items-center gap-sign-close", granted && "text-ok")}>
			{granted && <Icon shape={icons.check} className="size-4" />}
			{children}
			<span className="sr-only" aria-live="polite">
				{granted && " (erfüllt)"}
			</span>
		</span>
	);
}
