import type { ReactNode } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import { officePaths } from "#contract/office/paths.ts";
import type { SetUpPart, SetUpStep } from "#contract/office/set-up.ts";
import { officeApi } from "../api.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { Card, Steps } from "./steps.tsx";

export const loader = async () => (await officeApi.setUp.get()).data;

interface Item {
	icon: IconShape;
	title: string;
	/** What it is about while it is missing, and once it is there. */
	open: string;
	done: string;
	way: { label: string; path: string };
}

const ITEMS: Record<SetUpPart, Item> = {
	house: {
		icon: icons.invoice,
		title: "Eure Angaben",
		open: "Im Impressum und auf Rechnungen stehen noch Beispiele.",
		done: "stehen im Impressum, auf Rechnungen und unter jeder Mail",
		way: { label: "Eintragen", path: officePaths.setUpHouse },
	},
	mail: {
		icon: icons.mail,
		title: "Post",
		open: "Noch verlässt kein Brief das Haus.",
		done: "Briefe gehen über euren Mailserver hinaus",
		way: { label: "Einrichten", path: officePaths.setUpMail },
	},
	payments: {
		icon: icons.card,
		title: "Zahlungen verbinden",
		open: "Erst nötig, wenn etwas Geld kostet. Den Schlüssel hinterlegt, wer euren Server betreut (MOLLIE_API_KEY).",
		done: "Der Zahlungsdienst ist verbunden",
		way: { label: "Ansehen", path: officePaths.state },
	},
	sms: {
		icon: icons.phoneApp,
		title: "SMS verbinden",
		open: "Für die PIN bei Rechnung und Lastschrift. Den Schlüssel nennt SMS_API_KEY.",
		done: "Der SMS-Dienst ist verbunden",
		way: { label: "Ansehen", path: officePaths.state },
	},
	legal: {
		icon: icons.file,
		title: "Impressum, AGB, Datenschutz lesen",
		open: "Vorlagen liegen bereit. Lies sie, bevor ihr öffnet.",
		done: "gelesen",
		way: { label: "Lesen", path: officePaths.legalTexts },
	},
};

const PARTS = Object.keys(ITEMS) as SetUpPart[];

export function Component() {
	const setUp = useLoaderData<typeof loader>();
	const { missing, is_open } = setUp;
	const { revalidate } = useRevalidator();
	const act = useAct();
	const pass = (step: SetUpStep) =>
		act.run(async () => {
			await officeApi.setUp.pass({ params: { step } });
			await revalidate();
		});
	return (
		<Steps at={4} setUp={setUp}>
			<Card
				title="4. Fertig. Setz dich."
				lead={
					missing.length === 0
						? "Es ist alles da."
						: `Das hier kommt als Nächstes, in beliebiger Reihenfolge.${is_open ? " Auf „Heute“ wirst du daran erinnert." : ""}`
				}
			>
				<ul className="set-up__list">
					<li className="is-done">
						<Icon shape={icons.check} className="i" />
						<div>
							Dein Konto<small>mit zweitem Schritt</small>
						</div>
					</li>
					{PARTS.map((part) => (
						<Line key={part} item={ITEMS[part]} isDone={!missing.includes(part)}>
							{part === "legal" && missing.includes(part) && (
								<Button size="sm" busy={act.busy} onClick={() => pass("legal")}>
									Gelesen
								</Button>
							)}
						</Line>
					))}
					<li>
						<Icon shape={icons.users} className="i" />
						<div>
							Team einladen<small>Büro, Buchhaltung, Redaktion</small>
						</div>
						<Link to={officePaths.team} className="link">
							Einladen
						</Link>
					</li>
				</ul>
				{act.failure && (
					<p role="alert" className="msg-bad">
						{act.failure}
					</p>
				)}
				<div className="set-up__end">
					<div className="row">
						<ButtonLink variant="quiet" to={officePaths.setUpMail}>
							Zurück
						</ButtonLink>
						{is_open && (
							<Button variant="quiet" busy={act.busy} onClick={() => pass("end")}>
								Nicht mehr erinnern
							</Button>
						)}
					</div>
					<ButtonLink variant="primary" to={officePaths.today}>
						Zur Verwaltung
					</ButtonLink>
				</div>
			</Card>
		</Steps>
	);
}

interface LineProps {
	item: Item;
	isDone: boolean;
	children?: ReactNode;
}

const Line = ({ item: { icon, title, open, done, way }, isDone, children }: LineProps) => (
	<li className={classNames(isDone && "is-done")}>
		<Icon shape={isDone ? icons.check : icon} className="i" />
		<div>
			{title}
			<small>
				{isDone && <span className="sr-only">erledigt: </span>}
				{isDone ? done : open}
			</small>
		</div>
		{!isDone && (
			<div className="row">
				{children}
				<Link to={way.path} className="link" aria-label={`${way.label}: ${title}`}>
					{way.label}
				</Link>
			</div>
		)}
	</li>
);
