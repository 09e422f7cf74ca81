import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { OfficeApi } from "#contract/office/api.ts";
import { CourseInput, type WrittenCourse } from "#contract/office/course-writing.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { useLive } from "../frame/use-live.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { idInAddress } from "../id-in-address.ts";
import { type Known, loadKnown } from "../offers/load-known.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Panel } from "../ui/panel.tsx";
import { CaptionsPanel } from "./captions-panel.tsx";
import { CourseFields } from "./course-fields.tsx";
import { CourseHead } from "./course-head.tsx";
import { bodyOf, LABELS, showValue, versionOf } from "./course-values.ts";
import { FilmPanel } from "./film-panel.tsx";
import { LacksPanel } from "./lacks-panel.tsx";

export const handle = { title: ({ course }: { course: WrittenCourse }) => course.topic };

export async function loader({ params }: LoaderFunctionArgs) {
	const id = idInAddress(params.id);
	const [course, known] = await Promise.all([officeApi.courseTexts.get({ params: { id } }), loadKnown()]);
	return { course: course.data, known };
}

/** COURSE-01: a video course: its films, what is said of it, and what it costs. */
export function Component() {
	const { course, known } = useLoaderData<typeof loader>();
	const may = useMay();
	const [video, setVideo] = useState<HTMLVideoElement | null>(null);
	useLive();
	return (
		<>
			<CourseHead course={course} />
			<div className="cols cols--wide">
				<div className="stack">
					<FilmPanel key={`video-${course.id}`} course={course} place="video" onVideo={setVideo} />
					<CaptionsPanel course={course} place="video" />
					<FilmPanel key={`teaser-${course.id}`} course={course} place="teaser" />
					<CaptionsPanel course={course} place="teaser" />
					{may("courses.write") && <Editor key={course.id} course={course} video={video} {...known} />}
				</div>
				<div className="stack">
					<LacksPanel course={course} />
					{may("history.read") && (
						<Panel title="Verlauf">
							<HistoryBlock key={course.updated_at} subject="course" id={String(course.id)} />
						</Panel>
					)}
				</div>
			</div>
		</>
	);
}

interface EditorProps extends Known {
	course: WrittenCourse;
	video: HTMLVideoElement | null;
}

function Editor({ course, video, ...known }: EditorProps) {
	const { revalidate } = useRevalidator();
	const params = { id: course.id };
	const edit = useEdit({
		record: versionOf(course),
		schema: CourseInput,
		body: bodyOf,
		save: async (api: OfficeApi, body) => versionOf((await api.courseTexts.change({ params, body })).data),
		fresh: async (api) => versionOf((await api.courseTexts.get({ params })).data),
		draft: String(course.id),
		onSaved: () => {
			toast(course.is_active ? "Gesichert. So steht es jetzt auf der Website." : "Der Entwurf ist gesichert.");
			void revalidate();
		},
	});
	return (
		<Panel title="Was die Leute lesen">
			<EditForm edit={edit} labels={LABELS} show={showValue(known.choices)}>
				<CourseFields form={edit.form} {...known} isNew={false} wasShown={course.date !== null} video={video} />
			</EditForm>
		</Panel>
	);
}
