import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { anchorId, focusField } from "./anchors.ts";
import type { Problem } from "./rules.ts";

export const INVALID = "Bitte prüfe deine Eingaben auf Korrektheit bzw. Vollständigkeit.";
const OPEN_ID = "noch-offen";

interface NextButtonProps {
	problems: Problem[];
	/** Somebody has left a field wrong, or pressed the button too early. */
	isWrong: boolean;
}

/**
 * PAY-29, PAY-30: open only while everything is right. What is still open is told from the start and leads to its field;
 * red comes only after a wrong entry. The button keeps its focus while it is shut, so that a press can say why.
 */
export function NextButton({ problems, isWrong }: NextButtonProps) {
	const isValid = problems.length === 0;
	return (
		<div className="mt-2 grid gap-5 border-t-2 border-ink pt-6">
			<div role="alert" className="empty:hidden">
				{isWrong && !isValid && (
					<Notice kind="error">
						<p>{INVALID}</p>
					</Notice>
				)}
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
				<div id={OPEN_ID} aria-live="polite" className="min-w-0 flex-1 basis-72">
					{isValid ? (
						<p>
							<b>Alles da.</b> „Weiter“ ist jetzt frei.
						</p>
					) : (
						<OpenList problems={problems} />
					)}
				</div>
				<Button
					type="submit"
					size="lg"
					inactive={!isValid}
					aria-describedby={isValid ? undefined : OPEN_ID}
					className="min-w-48 max-sm:w-full"
				>
					Weiter
					{isValid && <Icon shape={icons.arrowRight} />}
				</Button>
			</div>
		</div>
	);
}

const OpenList = ({ problems }: { problems: Problem[] }) => (
	<div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
		<b>Noch offen:</b>
		<ul className="contents">
			{problems.map(({ field, label }) => (
				<li key={field}>
					<a
						href={`#${anchorId(field)}`}
						onClick={(event) => {
							if (focusField(field)) event.preventDefault();
						}}
						className="inline-flex min-h-9 items-center rounded-pill bg-raps-300 px-3.5 font-control text-holunder-900 underline"
					>
						{label}
					</a>
				</li>
			))}
		</ul>
	</div>
);
