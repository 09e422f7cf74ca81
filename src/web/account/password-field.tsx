import { type ComponentProps, useState } from "react";
import type { TextField } from "#browser/forms/text-field.tsx";
import { Field, Input } from "#browser/ui/field.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
	autoComplete: "current-password" | "new-password";
};

/** A password that can be shown while it is typed; pasting is always allowed. */
export function PasswordField({ label, hint, error, required, optional, className, ...control }: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	return (
		<Field {...{ id: control.id, label, hint, error, required, optional, className }}>
			<div className="relative">
				<Input
					{...control}
					type={shown ? "text" : "password"}
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					className="pr-14"
				/>
				<button
					type="button"
					aria-label={`${label} anzeigen`}
					aria-pressed={shown}
					onClick={() => setShown(!shown)}
					className="absolute top-1 right-1 grid noscript:hidden size-target place-items-center rounded-full transition-background duration-fast hover:bg-surface-sunken focus-visible:rounded-full focus-visible:outline-offset-0"
				>
					<Icon shape={shown ? icons.eyeOff : icons.eye} className="size-5.5" />
				</button>
			</div>
		</Field>
	);
}
