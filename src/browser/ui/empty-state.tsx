import type { ReactNode } from "react";

interface EmptyStateProps {
	title: string;
	/** URL of a 3:2 scene. */
	illustration: string;
	/** A sentence and the next step. */
	children: ReactNode;
}

export function EmptyState({ title, illustration, children }: EmptyStateProps) {
	return (
		<div className="grid justify-items-center gap-6 rounded-2xl bg-surface-sunken px-5 py-[clamp(2rem,1rem+4vw,4rem)] text-center">
			<img
				className="aspect-3/2 w-80 max-w-full rounded-xl object-cover"
				src={illustration}
				alt=""
				width={1200}
				height={800}
				loading="lazy"
			/>
			<h2>{title}</h2>
			{children}
		</div>
	);
}
