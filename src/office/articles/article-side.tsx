import { type ReactNode, useId } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { type ArticleDraft, SEARCH_TEXT_LENGTH, SEARCH_TITLE_LENGTH } from "#contract/office/article-writing.ts";
import type { Choices } from "#contract/office/choices.ts";
import { paths } from "#contract/paths.ts";
import { slugOf } from "#contract/slugs.ts";
import { type Known as KnownPicture, PictureField } from "../library/picture-field.tsx";
import { useMay } from "../session/colleague.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { namedOptions } from "../ui/options.ts";
import { Facts } from "../ui/panel.tsx";
import { Revisions } from "./revisions.tsx";
import type { Manuscript } from "./use-manuscript.ts";
import { LABELS } from "./words.ts";

export interface Known {
	choices: Choices;
	pictures: readonly KnownPicture[];
}

interface SideProps extends Known {
	manuscript: Manuscript;
	readOnly: boolean;
}

/** What belongs to an article besides its text. */
export function ArticleSide(props: SideProps) {
	return (
		<aside className="ed__side" aria-label="Eigenschaften">
			<fieldset disabled={props.readOnly}>
				<legend className="sr-only">Eigenschaften des Artikels</legend>
				<Group title="Veröffentlichen">
					<Appearing {...props} />
				</Group>
				<Group title="Bild">
					<Looks {...props} />
				</Group>
				<Group title="So findet es die Suche">
					<InSearch {...props} />
				</Group>
			</fieldset>
			<Group title="Fassungen">
				<Revisions manuscript={props.manuscript} choices={props.choices} readOnly={props.readOnly} />
			</Group>
		</aside>
	);
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
	<details className="side-g" open>
		<summary>
			{title}
			<Icon shape={icons.chevronDown} className="i" />
		</summary>
		<div>{children}</div>
	</details>
);

function Appearing({ manuscript: { article, draft, errors, change }, choices }: SideProps) {
	const mayChooseAuthor = useMay()("content.read");
	const id = useId();
	const wish = slugOf(draft.title);
	return (
		<>
			<Facts
				facts={[
					["Zuerst erschienen", article.published_at && fullMoment(article.published_at)],
					["Erscheint", article.publish_at && fullMoment(article.publish_at)],
					["Endet", article.ends_at && fullMoment(article.ends_at)],
				]}
			/>
			<TextField
				id={id}
				label={LABELS.slug}
				value={draft.slug}
				error={errors.slug}
				hint={article.published_at ? "Änderst du sie, leitet die alte Adresse weiter." : "Steht hinter /ratgeber/."}
				onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
			/>
			{wish !== "" && wish !== draft.slug && !article.published_at && (
				<Button size="sm" variant="quiet" onClick={() => change({ slug: wish })}>
					Aus dem Titel nehmen
				</Button>
			)}
			<SelectField
				label={LABELS.category_id}
				value={String(draft.category_id)}
				error={errors.category_id}
				options={namedOptions(choices.categories)}
				onChange={({ currentTarget }) => change({ category_id: Number(currentTarget.value) })}
			/>
			<SelectField
				label={LABELS.user_id}
				value={String(draft.user_id)}
				disabled={!mayChooseAuthor}
				options={namedOptions(article.authors)}
				onChange={({ currentTarget }) => change({ user_id: Number(currentTarget.value) })}
			/>
			<SelectField
				label={LABELS.lecturer_id}
				value={draft.lecturer_id === null ? "" : String(draft.lecturer_id)}
				options={[{ value: "", label: "niemandem" }, ...namedOptions(choices.lecturers)]}
				hint="Steht mit Bild und Worten unter dem Artikel."
				onChange={({ currentTarget }) =>
					change({ lecturer_id: currentTarget.value === "" ? null : Number(currentTarget.value) })
				}
			/>
		</>
	);
}

function Looks({ manuscript: { draft, errors, change }, pictures }: SideProps) {
	const id = useId();
	return (
		<>
			<PictureField
				id={id}
				value={draft.image}
				pictures={pictures}
				error={errors.image}
				onChoose={({ path, alt }) => change({ image: path, image_alt: alt })}
			/>
			<TextAreaField
				label={LABELS.image_alt}
				rows={3}
				value={draft.image_alt}
				error={errors.image_alt}
				hint="Für Menschen, die das Bild nicht sehen."
				onChange={({ currentTarget }) => change({ image_alt: currentTarget.value })}
			/>
		</>
	);
}

const cut = (text: string, length: number): string =>
	text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;

function InSearch({ manuscript: { draft, errors, change } }: SideProps) {
	const text = draft.description || draft.teaser_text;
	return (
		<>
			<TextAreaField
				label={LABELS.description}
				optional
				rows={3}
				value={draft.description}
				error={errors.description}
				hint="Leer heißt: der Vorspann."
				onChange={({ currentTarget }) => change({ description: currentTarget.value })}
			/>
			<SearchResult draft={draft} text={text} />
			<p className="meter">
				<span>{`Titel ${draft.title.length} von ${SEARCH_TITLE_LENGTH} Zeichen`}</span>
				<span>{`Text ${text.length} von ${SEARCH_TEXT_LENGTH}`}</span>
			</p>
		</>
	);
}

/** EDIT-08: about as a search engine shows it. */
const SearchResult = ({ draft, text }: { draft: ArticleDraft; text: string }) => (
	<figure className="serp" aria-label="So sieht der Treffer in einer Suchmaschine aus">
		<span className="s muted">{`${location.host}${paths.article(draft.slug).replaceAll("/", " › ")}`}</span>
		<b>{cut(draft.title || "Ohne Titel", SEARCH_TITLE_LENGTH)}</b>
		<span className="s">{cut(text, SEARCH_TEXT_LENGTH)}</span>
	</figure>
);
