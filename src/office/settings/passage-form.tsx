import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import * as z from "zod/mini";
import {
	type OfficePassage,
	PASSAGE_LETTERS,
	type PassageLetter,
	PassageWords,
} from "#contract/office/letter-passages.ts";
import { OF_PASSAGES, written } from "#contract/office/placeholders.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit, type Version } from "../edit/use-edit.ts";
import { PlaceholderButtons } from "../messages/words-fields.tsx";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { changedText } from "./values.ts";

type Typed = { greeting: string; hint: string };

const LABELS = { greeting: "Anrede", hint: "Hinweis" };
const AFTER_MS = 300;
const versionOf = ({ greeting, hint, revision }: OfficePassage): Version<Typed> => ({
	values: { greeting, hint },
	revision,
});

async function freshOf(kind: PassageLetter): Promise<Version<Typed>> {
	const found = (await officeApi.letterPassages.list()).data.find((one) => one.kind === kind);
	if (!found) throw new Error("The letter is gone.");
	return versionOf(found);
}

/** Greeting and hint of a fixed letter, beside the letter as it goes out. */
export function PassageForm({ passage }: { passage: OfficePassage }) {
	const { kind } = passage;
	const { revalidate } = useRevalidator();
	const edit = useEdit<Typed, PassageWords>({
		record: versionOf(passage),
		schema: PassageWords,
		body: (values) => values,
		save: async (api, body) => versionOf((await api.letterPassages.change({ params: { kind }, body })).data),
		fresh: () => freshOf(kind),
		draft: `brief-${kind}`,
		onSaved: () => {
			void revalidate();
			toast(`„${PASSAGE_LETTERS[kind]}“ ist gesichert und gilt ab dem nächsten Brief.`);
		},
	});
	const { form } = edit;
	const { greeting, hint } = form.values;
	const isOriginal = greeting === "" && hint === "";
	return (
		<>
			<Panel title={PASSAGE_LETTERS[kind]} foot={changedText(passage)}>
				<EditForm edit={edit} labels={LABELS} show={(_, value) => value || "wie am Anfang"}>
					<TextField
						{...form.text("greeting")}
						label="Anrede"
						placeholder="Hallo {{vorname}},"
						optional
						hint="Leer: wie am Anfang. Endet mit einem Komma."
					/>
					<TextAreaField
						{...form.text("hint")}
						label="Hinweis"
						rows={5}
						optional
						hint="Steht unter den Angaben zum Termin. **fett**, - Liste, [Wort](https://…) Link."
					/>
					<PlaceholderButtons
						names={OF_PASSAGES}
						onInsert={(name) => form.set("hint", `${hint}${hint && !/\s$/.test(hint) ? " " : ""}${written(name)}`)}
					/>
					<div>
						<Button
							size="sm"
							icon={icons.back}
							disabled={isOriginal}
							onClick={() => {
								form.set("greeting", "");
								form.set("hint", "");
							}}
						>
							Auf den Anfang zurücksetzen
						</Button>
					</div>
				</EditForm>
			</Panel>
			<PassagePreview kind={kind} words={form.values} />
		</>
	);
}

/** The whole letter with made-up facts; what is not allowed yet changes nothing in it. */
function PassagePreview({ kind, words }: { kind: PassageLetter; words: Typed }) {
	const [letter, setLetter] = useState<{ subject: string; text: string } | null>(null);
	const { greeting, hint } = words;
	useEffect(() => {
		let current = true;
		const { success, data: body } = z.safeParse(PassageWords, { greeting, hint });
		if (!success) return;
		const timer = setTimeout(async () => {
			const found = await officeApi.letterPassages.preview({ params: { kind }, body }).catch(() => null);
			if (current && found) setLetter(found.data);
		}, AFTER_MS);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [kind, greeting, hint]);
	return (
		<Panel
			title="So geht er hinaus"
			aside={<span className="s muted">mit erfundenen Angaben</span>}
			className="panel--letter"
		>
			{letter ? (
				<article className="mail">
					<dl className="mail__env">
						<dt>Betreff</dt>
						<dd>{letter.subject}</dd>
					</dl>
					<div className="mail__b whitespace-pre-line wrap-anywhere">{letter.text}</div>
				</article>
			) : (
				<Skeleton />
			)}
		</Panel>
	);
}
