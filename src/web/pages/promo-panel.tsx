import { type ReactNode, useId } from "react";
import { classNames } from "#browser/ui/class-names.ts";

const TONES = { deep: "on-deep bg-holunder-800", mohn: "on-color bg-mohn-200" } as const;

interface PromoPanelProps {
	tone: keyof typeof TONES;
	title: string;
	text: string;
	/** URL of a 10:9 scene. */
	illustration: string;
	/** What one can do now. */
	children: ReactNode;
}

export function PromoPanel({ tone, title, text, illustration, children }: PromoPanelProps) {
	const headingId = useId();
	return (
		<section
			aria-labelledby={headingId}
			className={classNames("grid overflow-hidden rounded-2xl sm:grid-cols-2", TONES[tone])}
		>
			<div className="grid content-center justify-items-start gap-4.5 p-promo-wide">
				<h2 id={headingId}>{title}</h2>
				<p className="max-w-lead font-serif text-lg leading-note">{text}</p>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
			</div>
			<div className="relative min-h-64 lg:min-h-92">
				<img
					className="absolute inset-0 size-full object-cover"
					src={illustration}
					alt=""
					width={1000}
					height={900}
					loading="lazy"
				/>
			</div>
		</section>
	);
}
