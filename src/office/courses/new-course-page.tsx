import { useLoaderData } from "react-router";
import type { OfficeApi } from "#contract/office/api.ts";
import { CourseInput } from "#contract/office/course-writing.ts";
import { officePaths } from "#contract/office/paths.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { useGoOn } from "../edit/use-go-on.ts";
import { loadKnown } from "../offers/load-known.ts";
import { toast } from "../toasts/toasts.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { CourseFields } from "./course-fields.tsx";
import { bodyOf, LABELS, NEW_COURSE, versionOf } from "./course-values.ts";

export const handle = { title: "Neuer Videokurs" };
export const loader = loadKnown;

/** A draft: nobody sees it until it is published. */
export function Component() {
	const known = useLoaderData<typeof loader>();
	const goOn = useGoOn(officePaths.course);
	const edit = useEdit({
		record: NEW_COURSE,
		schema: CourseInput,
		body: bodyOf,
		save: async (api: OfficeApi, body) => {
			const { data } = await api.courseTexts.create({ body });
			goOn(data.id);
			return versionOf(data);
		},
		fresh: async () => NEW_COURSE,
		draft: "course",
		onSaved: () => toast("Der Entwurf ist angelegt. Jetzt fehlen noch die Filme."),
	});
	return (
		<>
			<PageHead
				title="Neuer Videokurs"
				lead="Erst der Text, dann die Filme. Sichtbar wird er, wenn du ihn veröffentlichst."
			/>
			<Panel title="Was die Leute lesen">
				<EditForm edit={edit} labels={LABELS} saveLabel="Entwurf anlegen">
					<CourseFields form={edit.form} {...known} isNew wasShown={false} />
				</EditForm>
			</Panel>
		</>
	);
}
