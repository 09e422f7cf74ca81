import { useState } from "react";
import { useNavigate } from "react-router";
import type { OfficeLecturer } from "#contract/office/lecturers.ts";
import { officePaths } from "#contract/office/paths.ts";
import { hangingWords } from "#contract/office/sorting.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { MergeDialog } from "./merge-dialog.tsx";

interface LecturerEndsProps {
	lecturer: OfficeLecturer;
	all: readonly OfficeLecturer[];
}

/** Merged with another, or deleted where nothing hangs on it. */
export function LecturerEnds({ lecturer: { id, name, hanging }, all }: LecturerEndsProps) {
	const [isMerging, setMerging] = useState(false);
	const navigate = useNavigate();
	const { busy, failure, run } = useAct();
	const [first, ...more] = all.filter((other) => other.id !== id);
	const remove = () =>
		run(async () => {
			await officeApi.lecturers.remove({ params: { id } });
			toast(`${name} ist gelöscht.`);
			await navigate(officePaths.lecturers);
		});
	return (
		<>
			<div className="row">
				{first && (
					<Button size="sm" icon={icons.swap} onClick={() => setMerging(true)}>
						Zusammenlegen
					</Button>
				)}
				{hangingWords(hanging) === "" && (
					<Button size="sm" variant="quiet" icon={icons.trash} busy={busy} onClick={() => void remove()}>
						Löschen
					</Button>
				)}
			</div>
			<Failure text={failure} />
			{isMerging && first && (
				<MergeDialog
					from={{ id, name }}
					others={[first, ...more]}
					after="Wer die alte Adresse aufruft, landet beim anderen Eintrag."
					foresee={async (into) => (await officeApi.lecturers.foreseeMerge({ params: { id }, query: { into } })).data}
					merge={async (into) => {
						await officeApi.lecturers.merge({ params: { id }, body: { into: into.id } });
						toast(`${name} ist in ${into.name} aufgegangen.`);
						await navigate(officePaths.lecturer(into.id), { replace: true });
					}}
					onClose={() => setMerging(false)}
				/>
			)}
		</>
	);
}
