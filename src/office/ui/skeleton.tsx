const WIDTHS = ["w-2/5", "w-full", "w-11/12", "w-4/5", "w-10/12"] as const;

/** Shown when an answer takes longer than a moment; quick ones never flicker. */
export const Skeleton = () => (
	<div role="status" className="skel animate-appear">
		<span className="sr-only">Wird geladen …</span>
		{WIDTHS.map((width) => (
			<i key={width} className={width} />
		))}
	</div>
);
