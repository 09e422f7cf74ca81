import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { refuse } from "#contract/errors.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { LecturerInput, type OfficeLecturer } from "#contract/office/lecturers.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { OfficePicture } from "#contract/office/pictures.ts";
import { hangingWords } from "#contract/office/sorting.ts";
import { paths } from "#contract/paths.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit, type Version } from "../edit/use-edit.ts";
import { useGoOn } from "../edit/use-go-on.ts";
import { useLive } from "../frame/use-live.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { buttonLook } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { LecturerEnds } from "./lecturer-ends.tsx";
import { PictureField } from "./picture-field.tsx";

interface Loaded {
	lecturer: OfficeLecturer | null;
	all: OfficeLecturer[];
	pictures: OfficePicture[];
}

export const handle = { title: ({ lecturer }: Loaded) => lecturer?.name ?? "Neue Person" };

export async function loader({ params: { id } }: LoaderFunctionArgs): Promise<Loaded> {
	const [all, pictures] = await Promise.all([
		officeApi.lecturers.list(),
		officeApi.pictures.list({ query: { kind: "portraits" } }),
	]);
	const lecturer = all.data.find((one) => String(one.id) === id) ?? null;
	if (!lecturer && id !== "neu") throw refuse("not_found");
	return { lecturer, all: all.data, pictures: pictures.data };
}

const NAMES = ["name", "role", "image", "description"] as const;
type Values = Record<(typeof NAMES)[number], string>;

const LABELS: Values = { name: "Name", role: "Beruf", image: "Porträt", description: "Vorstellung" };
const EMPTY: Version<Values> = { revision: 0, values: { name: "", role: "", image: "", description: "" } };

const versionOf = ({ name, role, image, description, revision }: OfficeLecturer): Version<Values> => ({
	revision,
	values: { name, role, image, description },
});

/** One lecturer: what visitors read, what hangs on them. */
export function Component() {
	const { lecturer, all, pictures } = useLoaderData<typeof loader>();
	const may = useMay();
	useLive();
	return (
		<>
			<PageHead
				title={lecturer?.name ?? "Neue Person"}
				lead={lecturer?.role}
				actions={
					lecturer && (
						<a className={buttonLook()} href={paths.expert(lecturer.slug)} target="_blank" rel="noreferrer">
							<Icon shape={icons.external} className="i" />
							Öffentliche Seite<span className="sr-only"> (neuer Tab)</span>
						</a>
					)
				}
			/>
			<div className="cols cols--wide">
				{may("content.publish") && <Editor key={lecturer?.id ?? 0} lecturer={lecturer} pictures={pictures} />}
				{lecturer && (
					<div className="stack">
						<Panel title="Hängt daran">
							<div className="stack">
								<Facts
									facts={[
										["Benutzt in", hangingWords(lecturer.hanging) || "nichts"],
										["Adresse", paths.expert(lecturer.slug)],
									]}
								/>
								{may("content.publish") && <LecturerEnds lecturer={lecturer} all={all} />}
							</div>
						</Panel>
						{may("history.read") && (
							<Panel title="Verlauf">
								<HistoryBlock key={lecturer.revision} subject="lecturer" id={String(lecturer.id)} />
							</Panel>
						)}
					</div>
				)}
			</div>
		</>
	);
}

function Editor({ lecturer, pictures }: Pick<Loaded, "lecturer" | "pictures">) {
	const { revalidate } = useRevalidator();
	const goOn = useGoOn(officePaths.lecturer);
	const edit = useEdit({
		record: lecturer ? versionOf(lecturer) : EMPTY,
		schema: LecturerInput,
		body: (values: Values) => values,
		save: async (api: OfficeApi, body) => {
			const { data } = lecturer
				? await api.lecturers.change({ params: { id: lecturer.id }, body })
				: await api.lecturers.create({ body });
			if (!lecturer) goOn(data.id);
			return versionOf(data);
		},
		fresh: async (api) => {
			const found = (await api.lecturers.list()).data.find(({ id }) => id === lecturer?.id);
			return found ? versionOf(found) : EMPTY;
		},
		draft: `lecturer-${lecturer?.id ?? "neu"}`,
		onSaved: () => {
			toast("Gesichert. So steht es jetzt auf der Website.");
			if (lecturer) void revalidate();
		},
	});
	const { form } = edit;
	return (
		<Panel title="Was die Leute lesen">
			<EditForm edit={edit} labels={LABELS} saveLabel={lecturer ? "Sichern" : "Anlegen"}>
				<div className="form">
					<TextField {...form.text("name")} label={LABELS.name} className="c6" />
					<TextField {...form.text("role")} label={LABELS.role} className="c6" placeholder="Rechtsanwältin" />
					<TextAreaField {...form.text("description")} label={LABELS.description} rows={8} />
				</div>
				<PictureField
					id={form.text("image").id}
					value={form.values.image}
					pictures={pictures}
					kind="portraits"
					error={form.errors.image}
					onChoose={({ path }) => form.set("image", path)}
				/>
			</EditForm>
		</Panel>
	);
}
