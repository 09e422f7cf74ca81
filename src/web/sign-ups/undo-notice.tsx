import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { formatTime } from "#contract/dates.ts";
import { ChangeForm, type Fetcher, isBusy } from "./change-form.tsx";

interface UndoNoticeProps {
	until: string;
	fetcher: Fetcher;
}

/** What was given back comes back with one press, until a time on the clock. */
export const UndoNotice = ({ until, fetcher }: UndoNoticeProps) => (
	<div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-bg-flieder p-4 print:hidden">
		<UndoButton fetcher={fetcher} size="sm" />
		<p className="min-w-0 flex-1 text-sm">
			<UndoWords until={until} />
		</p>
	</div>
);

export const UndoButton = ({ fetcher, size }: { fetcher: Fetcher; size: "sm" | "lg" }) => (
	<ChangeForm fetcher={fetcher} change="undo" className="max-sm:grid max-sm:w-full">
		<Button type="submit" size={size} icon={icons.undo} busy={isBusy(fetcher, "undo")}>
			Rückgängig machen
		</Button>
	</ChangeForm>
);

export const UndoWords = ({ until }: { until: string }) => (
	<>
		<b>Bis {formatTime(until)}</b> geht das, solange niemand anderes den Platz genommen hat.
	</>
);
