import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { LegalKind } from "#contract/legal-texts.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { DraftChange, type EditedText, LEGAL_TITLES } from "#contract/office/legal-texts.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { toast } from "../toasts/toasts.ts";
import { TextAreaField } from "../ui/field.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { WordDiff } from "../ui/word-diff.tsx";
import { LegalPreview } from "./legal-preview.tsx";
import { Publish } from "./publish.tsx";

export const handle = { title: ({ kind }: EditedText) => LEGAL_TITLES[kind] };

export const loader = async ({ params }: LoaderFunctionArgs): Promise<EditedText> =>
	(await officeApi.legalTexts.get({ params: { kind: params.kind as LegalKind } })).data;

const versionOf = ({ content, revision }: EditedText) => ({ values: { content }, revision });

export function Component() {
	const text = useLoaderData<typeof loader>();
	return <Editor key={text.kind} text={text} />;
}

/** A draft with what it changes, how it will look, and the day from which it holds. */
function Editor({ text: loaded }: { text: EditedText }) {
	const [text, setText] = useState(loaded);
	const { revalidate } = useRevalidator();
	const params = { kind: loaded.kind };
	const edit = useEdit({
		record: versionOf(loaded),
		schema: DraftChange,
		body: (values) => values,
		save: async (api: OfficeApi, body) => {
			const { data } = await api.legalTexts.write({ params, body });
			setText(data);
			return versionOf(data);
		},
		fresh: async (api) => versionOf((await api.legalTexts.get({ params })).data),
		draft: loaded.kind,
		onSaved: () => toast("Der Entwurf ist gesichert. Er gilt noch nicht."),
	});

	async function renewed(data: EditedText, sentence: string) {
		setText(data);
		await revalidate();
		toast(sentence);
	}

	return (
		<>
			<PageHead
				title={text.title}
				lead="Schreib den Entwurf, sieh ihn dir an und lege dann den Tag fest, von dem an er gilt."
			/>
			<div className="cols cols--wide">
				<div className="stack">
					<Panel title="Entwurf">
						<EditForm edit={edit} labels={{ content: "Text" }} saveLabel="Entwurf sichern">
							<TextAreaField
								{...edit.form.text("content")}
								label="Text"
								rows={24}
								className="legal-source"
								hint="Eine Leerzeile beginnt einen Absatz. ## vor einer Zeile macht eine Überschrift, - einen Punkt einer Liste, **zwei Sterne** machen fett und [Text](/adresse) einen Link. Was hinter einer Überschrift in {#…} steht, lass bitte stehen: Dorthin führen Links."
							/>
						</EditForm>
					</Panel>
					<Panel title={`Unterschied zur Fassung ${text.before.version}`}>
						<WordDiff before={text.before.content} after={edit.form.values.content} />
					</Panel>
					<Panel title="Vorschau des gesicherten Entwurfs">
						<LegalPreview content={text.preview} />
					</Panel>
				</div>
				<div className="stack">
					<Publish text={text} isDirty={edit.isDirty} onDone={renewed} />
					<Panel title="Wird von selbst eingesetzt">
						<Facts facts={text.placeholders.map(({ name, value }) => [name, value] as const)} />
					</Panel>
				</div>
			</div>
		</>
	);
}
