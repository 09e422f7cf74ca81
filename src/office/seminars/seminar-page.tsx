import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { OfficeApi } from "#contract/office/api.ts";
import { officePaths, seminarPreviewPath } from "#contract/office/paths.ts";
import { SeminarInput, type WrittenSeminar } from "#contract/office/seminar-writing.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { useLive } from "../frame/use-live.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { idInAddress } from "../id-in-address.ts";
import type { Known } from "../offers/load-known.ts";
import { mayNow, useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { VisibleState } from "../ui/visible-state.tsx";
import { SeminarDates } from "./seminar-dates.tsx";
import { SeminarFields } from "./seminar-fields.tsx";
import { bodyOf, LABELS, showValue, versionOf } from "./seminar-values.ts";

export const handle = { title: ({ seminar }: { seminar: WrittenSeminar }) => seminar.topic };

export async function loader({ params }: LoaderFunctionArgs) {
	const id = idInAddress(params.id);
	const mayWrite = await mayNow("seminars.texts");
	const [seminar, choices, pictures] = await Promise.all([
		officeApi.seminarTexts.get({ params: { id } }),
		officeApi.choices.get(),
		mayWrite ? officeApi.pictures.list({ query: { kind: "scenes" } }) : { data: [] },
	]);
	return { seminar: seminar.data, choices: choices.data, pictures: pictures.data };
}

/** A seminar: what is said of it, what it costs, and its dates. */
export function Component() {
	const { seminar, ...known } = useLoaderData<typeof loader>();
	const may = useMay();
	useLive();
	return (
		<>
			<Head seminar={seminar} />
			<div className="cols cols--wide">
				<div className="stack">{may("seminars.texts") && <Editor key={seminar.id} seminar={seminar} {...known} />}</div>
				<div className="stack">
					<SeminarDates seminar={seminar} />
					{may("history.read") && (
						<Panel title="Verlauf">
							<HistoryBlock key={seminar.revision} subject="seminar" id={String(seminar.id)} />
						</Panel>
					)}
				</div>
			</div>
		</>
	);
}

function Editor({ seminar, ...known }: { seminar: WrittenSeminar } & Known) {
	const { revalidate } = useRevalidator();
	const params = { id: seminar.id };
	const edit = useEdit({
		record: versionOf(seminar),
		schema: SeminarInput,
		body: bodyOf,
		save: async (api: OfficeApi, body) => versionOf((await api.seminarTexts.change({ params, body })).data),
		fresh: async (api) => versionOf((await api.seminarTexts.get({ params })).data),
		draft: String(seminar.id),
		onSaved: () => {
			toast(seminar.is_active ? "Gesichert. So steht es jetzt auf der Website." : "Der Entwurf ist gesichert.");
			void revalidate();
		},
	});
	return (
		<Panel title="Was die Leute lesen">
			<EditForm edit={edit} labels={LABELS} show={showValue(known.choices)}>
				<SeminarFields form={edit.form} {...known} isNew={false} booked={seminar.booked} />
			</EditForm>
		</Panel>
	);
}

function Head({ seminar }: { seminar: WrittenSeminar }) {
	const { id, topic, is_active, revision } = seminar;
	const may = useMay();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const publish = () =>
		run(async () => {
			await officeApi.seminarTexts.publish({ params: { id }, body: { is_active: !is_active, revision } });
			await revalidate();
			toast(is_active ? "Das Seminar steht nicht mehr auf der Website." : "Das Seminar steht jetzt auf der Website.");
		});
	const copy = () =>
		run(async () => {
			const { data } = await officeApi.seminarTexts.copy({ params: { id } });
			toast("Die Kopie ist ein Entwurf.");
			await navigate(officePaths.seminar(data.id));
		});
	return (
		<>
			<PageHead
				title={topic}
				lead={<VisibleState isVisible={is_active} />}
				actions={
					<>
						<a className={buttonLook()} href={seminarPreviewPath(id)} target="_blank" rel="noreferrer">
							<Icon shape={icons.eye} className="i" />
							Vorschau<span className="sr-only"> (neuer Tab)</span>
						</a>
						{may("seminars.write") && (
							<>
								<Button icon={icons.copy} onClick={() => void copy()}>
									Kopieren
								</Button>
								<Button variant={is_active ? "line" : "primary"} busy={busy} onClick={() => void publish()}>
									{is_active ? "Von der Website nehmen" : "Veröffentlichen"}
								</Button>
							</>
						)}
					</>
				}
			/>
			<Failure text={failure} />
		</>
	);
}
