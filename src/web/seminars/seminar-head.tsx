import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { CategoryTag, Tag } from "#browser/ui/tag.tsx";
import type { Seminar } from "#contract/seminars.ts";
import type { DateState } from "./seminar-dates.ts";
import { StateTag } from "./state-tag.tsx";

interface SeminarHeadProps {
	seminar: Pick<Seminar, "topic" | "category" | "is_online">;
	state: DateState | undefined;
}

export function SeminarHead({ seminar, state }: SeminarHeadProps) {
	return (
		<header className="min-w-0">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<CategoryTag category={seminar.category} />
				{seminar.is_online && (
					<Tag kind="online" icon={icons.monitor}>
						Online
					</Tag>
				)}
				{state && <StateTag state={state} />}
			</div>
			<h1 className="mt-4.5 text-offer">
				<LongWords>{seminar.topic}</LongWords>
			</h1>
		</header>
	);
}
