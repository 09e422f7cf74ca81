import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { WrittenArticle } from "#contract/office/article-writing.ts";
import { ARTICLE_STATE_WORDS } from "#contract/office/offer-words.ts";
import { articlePreviewPath } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { LeaveGuard } from "../edit/leave-guard.tsx";
import { momentWords } from "../history/days.ts";
import { idInAddress } from "../id-in-address.ts";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { Field, TextArea } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { State } from "../ui/state.tsx";
import { RichEditor } from "../writing/rich-editor.tsx";
import { ArticleSide, type Known } from "./article-side.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { PublishButtons } from "./publish-buttons.tsx";
import { type Manuscript, type Saving, useManuscript } from "./use-manuscript.ts";
import { usePresence } from "./use-presence.ts";
import { STATE_TONES } from "./words.ts";

export const handle = { title: ({ article }: { article: WrittenArticle }) => article.draft.title || "Ohne Titel" };

export async function loader({ params }: LoaderFunctionArgs) {
	const id = idInAddress(params.id);
	const [article, choices, pictures] = await Promise.all([
		officeApi.articleTexts.get({ params: { id } }),
		officeApi.choices.get(),
		officeApi.pictures.list({ query: { kind: "scenes" } }),
	]);
	return { article: article.data, choices: choices.data, pictures: pictures.data };
}

export function Component() {
	const { article, ...known } = useLoaderData<typeof loader>();
	return <Desk key={article.id} loaded={article} {...known} />;
}

const VIEWS = [
	{ name: "Schreiben", sign: icons.pencil },
	{ name: "Daneben", sign: icons.beside },
	{ name: "Vorschau", sign: icons.phoneApp },
] as const;
type View = (typeof VIEWS)[number]["name"];

/** An article on the desk: written in the middle, what belongs to it at the side. */
function Desk({ loaded, ...known }: { loaded: WrittenArticle } & Known) {
	const manuscript = useManuscript(loaded);
	const may = useMay();
	const mayWrite = may("content.write");
	const others = usePresence(manuscript, mayWrite);
	const [view, setView] = useState<View>("Schreiben");
	const { article, isDirty, theirs } = manuscript;
	return (
		<>
			<LeaveGuard isDirty={isDirty} />
			<div className="ed__bar">
				<h1 className="sr-only">{`Artikel: ${manuscript.draft.title || "Ohne Titel"}`}</h1>
				<ArticleStates article={article} />
				<SavedLine saving={manuscript.saving} article={article} />
				<span className="grow" />
				<fieldset className="seg">
					<legend className="sr-only">Ansicht</legend>
					{VIEWS.map(({ name, sign }) => (
						<button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
							<Icon shape={sign} className="i i--s" />
							{name}
						</button>
					))}
				</fieldset>
				{mayWrite && <PublishButtons manuscript={manuscript} />}
			</div>
			<div className={view === "Vorschau" ? "ed ed--preview" : "ed"}>
				{view !== "Vorschau" && (
					<div className="ed__main">
						<Others others={others} />
						<Text manuscript={manuscript} pictures={known.pictures} readOnly={!mayWrite} />
					</div>
				)}
				{view === "Schreiben" ? (
					<ArticleSide manuscript={manuscript} readOnly={!mayWrite} {...known} />
				) : (
					<Preview article={article} isWide={view === "Vorschau"} />
				)}
			</div>
			{theirs && <ConflictDialog manuscript={manuscript} theirs={theirs} choices={known.choices} />}
		</>
	);
}

function ArticleStates({ article: { state, has_changes, publish_at } }: { article: WrittenArticle }) {
	return (
		<>
			<State tone={STATE_TONES[state]}>{ARTICLE_STATE_WORDS[state]}</State>
			{state === "published" && has_changes && (
				<State tone="info">{publish_at ? "Änderung geplant" : "mit Entwurf"}</State>
			)}
		</>
	);
}

const SAVING_WORDS: Record<Saving, string> = {
	saved: "Gesichert",
	changed: "Wird gleich gesichert",
	saving: "Sichert …",
	failed: "Noch nicht gesichert",
};

const SavedLine = ({ saving, article }: { saving: Saving; article: WrittenArticle }) => (
	<span className="saved" role="status">
		<Icon shape={saving === "failed" ? icons.warning : icons.saved} className="i i--s" />
		{saving === "saved" ? `Gesichert ${momentWords(article.saved_at, new Date())}` : SAVING_WORDS[saving]}
	</span>
);

function Others({ others }: { others: readonly { name: string; is_writing: boolean }[] }) {
	if (others.length === 0) return null;
	const names = others.map(({ name }) => name).join(" und ");
	const [verb, has] = others.length === 1 ? ["schreibt", "hat"] : ["schreiben", "haben"];
	const isWriting = others.some(({ is_writing }) => is_writing);
	return (
		<Alert
			kind="warn"
			icon={icons.users}
			role="status"
			title={`${names} ${isWriting ? verb : has} ${isWriting ? "auch gerade hier." : "diesen Artikel auch offen."}`}
		>
			Dein Text ist sicher: Wer später sichert, sieht beide Fassungen, bevor etwas überschrieben wird.
		</Alert>
	);
}

interface TextProps {
	manuscript: Manuscript;
	pictures: Known["pictures"];
	readOnly: boolean;
}

function Text({ manuscript: { draft, errors, change }, pictures, readOnly }: TextProps) {
	return (
		<div className="ed__paper">
			<Field label="Titel" labelHidden error={errors.title}>
				<TextArea
					className="ed__title"
					rows={1}
					placeholder="Titel"
					readOnly={readOnly}
					value={draft.title}
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
					onChange={({ currentTarget }) => change({ title: currentTarget.value.replaceAll("\n", " ") })}
				/>
			</Field>
			<Field label="Vorspann" labelHidden error={errors.teaser_text}>
				<TextArea
					className="ed__lead"
					rows={2}
					placeholder="Vorspann: Worum geht es, und was hat man davon? Steht auf Karten und in der Suche."
					readOnly={readOnly}
					value={draft.teaser_text}
					onChange={({ currentTarget }) => change({ teaser_text: currentTarget.value })}
				/>
			</Field>
			<RichEditor
				label={{ "aria-label": "Text des Artikels" }}
				value={draft.content}
				pictures={pictures}
				readOnly={readOnly}
				onChange={(content) => change({ content })}
			/>
		</div>
	);
}

/** EDIT-05: the real page with what is saved, wide or as on a phone. */
function Preview({ article, isWide }: { article: WrittenArticle; isWide: boolean }) {
	const [isPhone, setPhone] = useState(!isWide);
	return (
		<section className="ed__preview" aria-label="Vorschau">
			{isWide && (
				<fieldset className="seg">
					<legend className="sr-only">Breite der Vorschau</legend>
					<button type="button" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
						<Icon shape={icons.laptop} className="i i--s" />
						Bildschirm
					</button>
					<button type="button" aria-pressed={isPhone} onClick={() => setPhone(true)}>
						<Icon shape={icons.phoneApp} className="i i--s" />
						Telefon
					</button>
				</fieldset>
			)}
			<iframe
				key={isWide ? "wide" : "beside"}
				title="So sieht der Artikel aus"
				className={isPhone ? "phone" : undefined}
				src={`${articlePreviewPath(article.id)}?fassung=${article.number}`}
			/>
		</section>
	);
}
