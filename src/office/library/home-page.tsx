import { useLoaderData, useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { OfficeApi } from "#contract/office/api.ts";
import { HomeInput } from "#contract/office/home.ts";
import { paths } from "#contract/paths.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { useLive } from "../frame/use-live.ts";
import { toast } from "../toasts/toasts.ts";
import { buttonLook } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { bodyOf, KINDS, LABELS, optionsOf, versionOf } from "./home-values.ts";
import { PartnersPanel } from "./partners-panel.tsx";

export const handle = { title: "Startseite" };

export async function loader() {
	const [home, partners, logos] = await Promise.all([
		officeApi.home.get(),
		officeApi.home.partners(),
		officeApi.pictures.list({ query: { kind: "logos" } }),
	]);
	return { home: home.data, kept: partners.data, logos: logos.data };
}

/** LIB-04: what visitors see first, and on every page. */
export function Component() {
	const { kept, logos } = useLoaderData<typeof loader>();
	useLive();
	return (
		<>
			<PageHead
				title="Startseite"
				lead="Was du hier sicherst, steht sofort auf der Website."
				actions={
					<a className={buttonLook()} href={paths.home} target="_blank" rel="noreferrer">
						<Icon shape={icons.external} className="i" />
						Ansehen<span className="sr-only"> (neuer Tab)</span>
					</a>
				}
			/>
			<div className="cols cols--2">
				<Choices />
				<PartnersPanel kept={kept} logos={logos} />
			</div>
		</>
	);
}

function Choices() {
	const { home } = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	const edit = useEdit({
		record: versionOf(home),
		schema: HomeInput,
		body: bodyOf,
		save: async (api: OfficeApi, body) => versionOf((await api.home.change({ body })).data),
		fresh: async (api) => versionOf((await api.home.get()).data),
		draft: "home",
		onSaved: () => {
			toast("Gesichert. So steht es jetzt auf der Website.");
			void revalidate();
		},
	});
	const { form } = edit;
	const text = (name: Parameters<typeof form.text>[0]) => ({ label: LABELS[name], ...form.text(name) });
	return (
		<Panel title="Band, Tipp und Hinweis">
			<EditForm edit={edit} labels={LABELS}>
				<section className="form" aria-label="Band über der Startseite">
					<h3>Band über der Startseite</h3>
					<Check {...form.box("banner_shown")} label={LABELS.banner_shown} />
					<SelectField {...text("banner_article_id")} options={optionsOf("der neueste", home.articles)} />
					<TextField
						{...text("banner_text")}
						optional
						hint="Leer: Dort steht der Titel des Artikels, zu dem das Band führt."
					/>
					<TextField {...text("banner_until")} type="date" optional className="c6" hint="Leer: ohne Ende." />
				</section>
				<section className="form" aria-label="Tipp">
					<h3>Tipp</h3>
					<SelectField
						{...text("tip_seminar_id")}
						options={optionsOf("kein Seminar", home.seminars)}
						hint="Trägt im Kalender und auf der Startseite das Zeichen „Tipp“."
					/>
				</section>
				<section className="form" aria-label="Hinweis über allen Seiten">
					<h3>Hinweis über allen Seiten</h3>
					<TextField {...text("notice_text")} optional hint="Leer: Es gibt keinen Hinweis." />
					<TextField
						{...text("notice_link")}
						optional
						className="c8"
						hint="Eine Seite dieser Website, zum Beispiel /kontakt, oder eine Adresse mit https://"
					/>
					<SelectField {...text("notice_kind")} options={KINDS} className="c4" />
					<TextField {...text("notice_from")} type="date" optional className="c6" />
					<TextField {...text("notice_until")} type="date" optional className="c6" />
				</section>
				{form.values.notice_text && (
					<p className={`notice-preview is-${form.values.notice_kind}`}>
						<span className="sr-only">Vorschau: </span>
						{form.values.notice_text}
					</p>
				)}
			</EditForm>
		</Panel>
	);
}
