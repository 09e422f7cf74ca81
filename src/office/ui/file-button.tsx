import { type ComponentProps, useRef } from "react";
import { Button } from "./button.tsx";

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
	/** What is chosen: „Der Film: Datei auswählen“. */
	label: string;
	accept?: string;
	multiple?: boolean;
	onFiles: (files: [File, ...File[]]) => unknown;
}

/** Opens the browser's dialog for files; the same one can be chosen again. */
export function FileButton({ label, accept, multiple, onFiles, ...button }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				type="file"
				hidden
				aria-label={label}
				accept={accept}
				multiple={multiple}
				onChange={({ currentTarget }) => {
					const [first, ...others] = currentTarget.files ?? [];
					currentTarget.value = "";
					if (first) onFiles([first, ...others]);
				}}
			/>
			<Button {...button} onClick={() => input.current?.click()} />
		</>
	);
}
