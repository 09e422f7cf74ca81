import { Form, type MetaArgs, useActionData, useLoaderData, useNavigation } from "react-router";
import { Button } from "#browser/ui/button.tsx";
import { Field, Textarea } from "#browser/ui/field.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { Outcome, OutcomeActions } from "#browser/ui/outcome.tsx";
import { formatDate } from "#contract/dates.ts";
import { isRefusal } from "#contract/errors.ts";
import { type FeedbackRating, RATING_WORDS } from "#contract/feedback.ts";
import { paths } from "#contract/paths.ts";
import { type ActArgs, actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNull } from "#web/api/or-null.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ButtonLink } from "#web/links/button-link.tsx";

const load = ({ api, params: { token = "" } }: LoadArgs) => orNull(api.feedback.get({ params: { token } }));
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

interface Pressed {
	done: boolean;
	problem?: string;
}

async function give({ api, params: { token = "" }, form }: ActArgs): Promise<Pressed> {
	const text = (name: string) => String(form.get(name) ?? "");
	const rating = (name: FeedbackRating) => (form.has(name) ? Number(form.get(name)) : undefined);
	const recommends = form.has("recommends") ? form.get("recommends") === "1" : undefined;
	try {
		await api.feedback.answer({
			params: { token },
			body: {
				worth: rating("worth"),
				clear: rating("clear"),
				useful: rating("useful"),
				recommends,
				takes_home: text("takes_home"),
				missed: text("missed"),
			},
		});
		return { done: true };
	} catch (error) {
		if (isRefusal(error, "feedback_given")) return { done: true };
		if (isRefusal(error)) return { done: false, problem: error.body.message };
		throw error;
	}
}
export const action = actWith(give);
export const clientAction = actWith(give);

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Deine Rückmeldung", noIndex: true });

const QUESTIONS: Record<FeedbackRating, string> = {
	worth: "Hat sich der Termin für dich gelohnt?",
	clear: "War es verständlich?",
	useful: "Kannst du es in deinem Verein brauchen?",
};

/** ROOM-06: without a name, and once. */
export default function FeedbackPage() {
	const form = useLoaderData<typeof loader>();
	const pressed = useActionData<Pressed>();
	const busy = useNavigation().formMethod === "POST";
	if (!form) return <Gone />;
	if (pressed?.done || form.is_used) return <Thanks inPlace={pressed?.done === true} />;
	return (
		<Wrap width="text" className="pb-page-end">
			<div className="pt-page-top pb-head-end">
				<p className="text-ink-2">
					{form.topic}, {formatDate(form.date)}
				</p>
				<h1>Wie war es am Tisch?</h1>
				<Lead className="mt-4.5">
					Ein paar Fragen, zwei Minuten. <b>Ohne Namen:</b> Deine Antwort wird nicht mit deiner Buchung verbunden.{" "}
					{form.lecturer} und das Büro sehen sie erst, wenn fünf Menschen geantwortet haben.
				</Lead>
			</div>
			{pressed?.problem && (
				<Notice kind="error" role="alert">
					<p>{pressed.problem}</p>
				</Notice>
			)}
			<Form method="post" className="grid gap-8">
				{Object.entries(QUESTIONS).map(([name, question]) => (
					<Rating key={name} name={name} question={question} />
				))}
				<Recommend />
				<Field label="Was nimmst du mit nach Hause?" optional>
					<Textarea name="takes_home" rows={4} maxLength={2_000} />
				</Field>
				<Field label="Was hat gefehlt?" optional>
					<Textarea name="missed" rows={4} maxLength={2_000} />
				</Field>
				<p className="text-sm text-ink-2">Keine Frage ist Pflicht. Bitte nenn keine Namen.</p>
				<Button type="submit" size="lg" busy={busy} className="w-fit">
					Rückmeldung abgeben
				</Button>
			</Form>
		</Wrap>
	);
}

const Rating = ({ name, question }: { name: string; question: string }) => (
	<fieldset>
		<legend className="mb-3 text-lg font-control">{question}</legend>
		<div className="grid gap-3 rating">
			{RATING_WORDS.map((word, index) => (
				<label key={word} className="grid justify-items-center gap-1.5 text-center text-sm leading-hit">
					<input type="radio" name={name} value={index + 1} />
					<i aria-hidden="true">{index + 1}</i>
					<span>{word}</span>
				</label>
			))}
		</div>
	</fieldset>
);

const Recommend = () => (
	<fieldset>
		<legend className="mb-3 text-lg font-control">Würdest du es weiterempfehlen?</legend>
		<div className="grid gap-3 rating">
			{[
				["1", "ja"],
				["0", "nein"],
			].map(([value, word]) => (
				<label key={value} className="grid justify-items-center gap-1.5 text-center text-sm leading-hit">
					<input type="radio" name="recommends" value={value} />
					<i aria-hidden="true">{word}</i>
					<span className="sr-only">{word}</span>
				</label>
			))}
		</div>
	</fieldset>
);

const Thanks = ({ inPlace }: { inPlace: boolean }) => (
	<Outcome
		tone="done"
		seal={icons.check}
		inPlace={inPlace}
		title="Danke, das hilft uns weiter"
		lead="Deine Antwort ist gespeichert und nicht mehr zu dir zurückzuverfolgen. Deshalb können wir sie auch nicht mehr ändern."
	>
		<OutcomeActions>
			<ButtonLink to={paths.seminars} size="lg">
				Nächste Seminare
			</ButtonLink>
		</OutcomeActions>
	</Outcome>
);

const Gone = () => (
	<Outcome
		tone="calm"
		seal={icons.clock}
		title="Dieser Link gilt nicht mehr"
		lead="Vielleicht ist er nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder schreib uns einfach."
	>
		<OutcomeActions>
			<ButtonLink to={paths.contact} size="lg">
				Schreib uns
			</ButtonLink>
		</OutcomeActions>
	</Outcome>
);
