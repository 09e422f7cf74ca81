import { type FormEvent, useState } from "react";
import { type MetaArgs, useLoaderData, useRevalidator } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { type Fact, FactList } from "#browser/ui/fact-list.tsx";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import type { Coming } from "#contract/coming.ts";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { paths } from "#contract/paths.ts";
import { type ActArgs, actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { api } from "#web/api/site-api.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";

const load = async ({ api: server, params }: LoadArgs) => {
	const token = params.token ?? "";
	return { token, coming: (await orNotFound(server.coming.get({ params: { token } }))).data };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** Sent without JavaScript, this field says which button was pressed. */
const ANSWER = "answer";

export const action = actWith(async ({ api: server, params, form }: ActArgs) => {
	const token = params.token ?? "";
	const act = form.get(ANSWER) === "release" ? server.coming.release : server.coming.confirm;
	await orNotFound(act({ params: { token } }));
	return null;
});

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Kommst du?", noIndex: true });

const WORDS: Record<Coming["state"], { title: string; text: string }> = {
	open: { title: "Kommst du?", text: "Ein Druck genügt. Bis dahin ändert sich nichts: Dein Platz ist reserviert." },
	coming: {
		title: "Schön, dass du kommst",
		text: "Wir wissen Bescheid. Kommt etwas dazwischen, gib den Platz hier frei.",
	},
	released: { title: "Dein Platz ist frei", text: "Danke, dass du Bescheid gibst. So kann jemand anderes kommen." },
	over: { title: "Hier gibt es nichts mehr zu tun", text: "Der Termin hat begonnen oder findet nicht statt." },
};

const factsOf = ({ topic, date, is_online, location }: Coming): Fact[] => [
	["Seminar", topic],
	["Termin", `${formatLongDate(date)}, ${formatTime(date)}`],
	["Ort", is_online ? "Online" : location],
];

export default function ComingPage() {
	const { coming, token } = useLoaderData<typeof loader>();
	const heading = useFocusOnChange<HTMLHeadingElement>(coming.state);
	const { title, text } = WORDS[coming.state];
	const canAnswer = coming.state === "open" || coming.state === "coming";
	return (
		<Wrap className="grid gap-8 py-page-top">
			<div>
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<Lead className="mt-4.5">{text}</Lead>
			</div>
			<FactList facts={factsOf(coming)} />
			{canAnswer && <Answers token={token} state={coming.state} isFree={coming.is_free} />}
			<ArrowLink to={paths.seminar(coming.slug, coming.date)}>Zum Seminar</ArrowLink>
		</Wrap>
	);
}

interface AnswersProps {
	token: string;
	state: Coming["state"];
	isFree: boolean;
}

function Answers({ token, state, isFree }: AnswersProps) {
	const { revalidate } = useRevalidator();
	const [doing, setDoing] = useState<"confirm" | "release" | "failed" | null>(null);
	const answer = (act: "confirm" | "release") => async (event: FormEvent) => {
		event.preventDefault();
		if (doing === "confirm" || doing === "release") return;
		setDoing(act);
		try {
			await api.coming[act]({ params: { token } });
			await revalidate();
			setDoing(null);
		} catch (error) {
			console.error(error);
			setDoing("failed");
		}
	};
	return (
		<div className="grid justify-items-start gap-4">
			{doing === "failed" && (
				<Notice kind="error" role="alert">
					<p>Das hat nicht geklappt. Bitte versuche es noch einmal.</p>
				</Notice>
			)}
			{state === "open" && (
				<form method="post" onSubmit={answer("confirm")}>
					<input type="hidden" name={ANSWER} value="confirm" />
					<Button type="submit" busy={doing === "confirm"}>
						Ich komme
					</Button>
				</form>
			)}
			<form method="post" onSubmit={answer("release")} className="grid justify-items-start gap-2">
				<input type="hidden" name={ANSWER} value="release" />
				<Button type="submit" variant="line" busy={doing === "release"}>
					Platz freigeben
				</Button>
				{!isFree && <p>Die Frist ist vorbei: Der Platz wird frei, was er kostet, bleibt zu zahlen.</p>}
			</form>
		</div>
	);
}
