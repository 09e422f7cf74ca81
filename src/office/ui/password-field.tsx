import { type ComponentProps, useState } from "react";
import { IconButton } from "./button.tsx";
import { Field, Input, type TextField } from "./field.tsx";
import * as icons from "./icons.ts";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
	autoComplete: "current-password" | "new-password";
};

/** A password that can be shown while it is typed; pasting is always allowed. */
export function PasswordField({ label, hint, error, className, ...control }: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	return (
		<Field {...{ id: control.id, label, hint, error, className }}>
			<div className="secret">
				<Input
					{...control}
					type={shown ? "text" : "password"}
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
				/>
				<IconButton
					icon={shown ? icons.eyeOff : icons.eye}
					label={`${label} anzeigen`}
					variant="quiet"
					aria-pressed={shown}
					onClick={() => setShown(!shown)}
				/>
			</div>
		</Field>
	);
}
