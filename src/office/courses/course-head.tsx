import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { WrittenCourse } from "#contract/office/course-writing.ts";
import { coursePreviewPath, officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { State } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";
import { VisibleState } from "../ui/visible-state.tsx";
import { LACKS_ID } from "./lacks-panel.tsx";

/** What a course is called, how it stands, and what can be done with it as a whole. */
export function CourseHead({ course }: { course: WrittenCourse }) {
	const { id, topic, is_active, revision, date } = course;
	const may = useMay();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const publish = () =>
		run(async () => {
			await officeApi.courseTexts.publish({ params: { id }, body: { is_active: !is_active, revision } });
			await revalidate();
			toast(is_active ? "Der Kurs steht nicht mehr auf der Website." : "Der Kurs steht jetzt auf der Website.");
		});
	return (
		<>
			<PageHead
				title={topic}
				lead={
					date === null ? (
						<State tone="mute">Entwurf, noch nicht sichtbar</State>
					) : (
						<VisibleState isVisible={is_active} />
					)
				}
				actions={
					<>
						<a className={buttonLook()} href={coursePreviewPath(id)} target="_blank" rel="noreferrer">
							<Icon shape={icons.eye} className="i" />
							Vorschau<span className="sr-only"> (neuer Tab)</span>
						</a>
						{may("content.publish") && <Removing course={course} />}
						{may("content.publish") && (
							<Button
								variant={is_active ? "line" : "primary"}
								busy={busy}
								aria-describedby={LACKS_ID}
								onClick={() => void publish()}
							>
								{is_active ? "Von der Website nehmen" : "Veröffentlichen"}
							</Button>
						)}
					</>
				}
			/>
			<Failure text={failure} />
		</>
	);
}

/** COURSE-06: only what nobody has bought. */
function Removing({ course: { id, topic, is_bought, is_active } }: { course: WrittenCourse }) {
	const [open, setOpen] = useState(false);
	const navigate = useNavigate();
	const { busy, failure, run } = useAct();
	if (is_bought || is_active) return null;
	const remove = () =>
		run(async () => {
			await officeApi.courseTexts.remove({ params: { id } });
			toast(`„${topic}“ ist gelöscht.`);
			await navigate(officePaths.courses, { replace: true });
		});
	return (
		<>
			<Button icon={icons.trash} onClick={() => setOpen(true)}>
				Löschen
			</Button>
			{open && (
				<Dialog
					title="Kurs löschen?"
					lead={`„${topic}“ mit Text, Filmen und Untertiteln. Das lässt sich nicht zurückholen.`}
					onClose={() => setOpen(false)}
					actions={
						<>
							<Button onClick={() => setOpen(false)}>Abbrechen</Button>
							<Button variant="danger" busy={busy} onClick={() => void remove()}>
								Endgültig löschen
							</Button>
						</>
					}
				>
					{failure && <Failure text={failure} />}
				</Dialog>
			)}
		</>
	);
}
