import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { anchorId, focusField } from "./anchors.ts";
import type { Problem } from "./rules.ts";

export const INVALID = "Bitte prüfe deine Eingaben auf Korrektheit bzw. Vollständigkeit.";

interface NextButtonProps {
	problems: Problem[];
	isTouched: boolean;
}

/** PAY-29, PAY-30: open only while everything is right; what is not is named and leads to its field. */
export function NextButton({ problems, isTouched }: NextButtonProps) {
	const isValid = problems.length === 0;
	return (
		<div className="mt-2 grid justify-items-end">
			<div aria-live="polite" className="w-full">
				{isTouched && !isValid && (
					<Notice kind="error">
						<p>{INVALID}</p>
						<ul className="flex flex-wrap gap-x-4">
							{problems.map(({ field, label }) => (
								<li key={field}>
									<a
										href={`#${anchorId(field)}`}
										onClick={(event) => {
											if (focusField(field)) event.preventDefault();
										}}
										className="inline-flex min-h-8 items-center font-label underline"
									>
										{label}
									</a>
								</li>
							))}
						</ul>
					</Notice>
				)}
			</div>
			<Button type="submit" size="lg" disabled={!isValid} className="mt-5 min-w-48 max-sm:w-full">
				Weiter
				{isValid && <Icon shape={icons.arrowRight} />}
			</Button>
		</div>
	);
}
