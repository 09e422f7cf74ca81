interface Change {
	field: string;
	before: string | null;
	after: string | null;
}

const NOTHING = "leer";

/** Field, before, after: signs and words, not only colours. */
export function Diff({ changes }: { changes: readonly Change[] }) {
	if (changes.length === 0) return null;
	return (
		<div className="diff">
			{changes.map(({ field, before, after }) => (
				<div key={field}>
					<span>{field}</span>
					<del>
						<span className="sr-only">vorher: </span>
						{before || NOTHING}
					</del>
					<ins>
						<span className="sr-only">nachher: </span>
						{after || NOTHING}
					</ins>
				</div>
			))}
		</div>
	);
}
