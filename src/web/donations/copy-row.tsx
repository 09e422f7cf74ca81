import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { useHydrated } from "#browser/ui/use-hydrated.ts";

interface CopyRowProps {
	name: string;
	value: string;
	/** What is copied where it differs from what is shown. */
	copy?: string;
	copied: boolean;
	onCopy: (name: string, text: string) => void;
}

/** A value that somebody carries over into a bank app. */
export function CopyRow({ name, value, copy = value, copied, onCopy }: CopyRowProps) {
	const hydrated = useHydrated();
	return (
		<div className="grid min-h-16 grid-cols-end content-center items-center gap-x-3 border-b border-line py-2">
			<dt className="text-sm text-ink-2">{name}</dt>
			<dd className="col-start-1 leading-row font-control break-words">{value}</dd>
			{hydrated && (
				<dd className="col-start-2 row-span-2 row-start-1">
					<button
						type="button"
						aria-label={`${name} kopieren`}
						onClick={() => onCopy(name, copy)}
						className="grid size-target place-items-center rounded-full bg-surface-sunken hover:bg-bg-flieder focus-visible:rounded-full focus-visible:outline-offset-0"
					>
						<Icon shape={copied ? icons.check : icons.copy} />
					</button>
				</dd>
			)}
		</div>
	);
}
