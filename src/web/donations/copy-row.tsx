import { Icon, Outline } from "#browser/ui/icon.tsx";
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
		<div className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 border-b border-line py-2">
			<dt className="text-sm text-ink-2">{name}</dt>
			<dd className="col-start-1 leading-[1.3] font-[580] break-words">{value}</dd>
			{hydrated && (
				<dd className="col-start-2 row-span-2 row-start-1">
					<button
						type="button"
						aria-label={`${name} kopieren`}
						onClick={() => onCopy(name, copy)}
						className="grid size-target place-items-center rounded-full bg-surface-sunken hover:bg-bg-flieder focus-visible:rounded-full focus-visible:outline-offset-0"
					>
						{copied ? <Icon name="check" /> : <CopyIcon />}
					</button>
				</dd>
			)}
		</div>
	);
}

const CopyIcon = () => (
	<Outline>
		<rect width="14" height="14" x="8" y="8" rx="2" ry="2" />
		<path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
	</Outline>
);
