import { type ReactNode, useId } from "react";

interface SheetCardProps {
	title: ReactNode;
	/** What the sheet beside it looks like. */
	sheet: ReactNode;
	children: ReactNode;
}

/** A paper with its picture. */
export function SheetCard({ title, sheet, children }: SheetCardProps) {
	const id = useId();
	return (
		<section className="panel doc" aria-labelledby={id}>
			<div className="sheetpic" aria-hidden="true">
				{sheet}
			</div>
			<div>
				<h2 id={id}>{title}</h2>
				{children}
			</div>
		</section>
	);
}
