import { type MetaArgs, useActionData, useLoaderData } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import * as icons from "#browser/ui/icons.ts";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import type { DeclaredWithdrawal } from "#contract/withdrawal.ts";
import { type ActArgs, actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { Arrived } from "./arrived.tsx";
import { LastStep } from "./last-step.tsx";
import { failureOf, type Pressed, press } from "./press.ts";
import { factsOf } from "./withdrawal-form.ts";
import { momentText } from "./words.ts";

const load = async ({ api, params: { token = "" } }: LoadArgs) => {
	const { data } = await orNotFound(api.withdrawal.byToken({ params: { token } }));
	return { declared: data };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

const carryOut = ({ api, params: { token = "" } }: ActArgs) => press(api.withdrawal.carryOut({ params: { token } }));
export const action = actWith(carryOut);
export const clientAction = actWith(carryOut);

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Widerruf ausführen", noIndex: true });

/** Behind the link in the receipt: opening it changes nothing (mail scanners open links), its one button does. */
export default function ConfirmWithdrawalPage() {
	const { declared } = useLoaderData<typeof loader>();
	const failure = failureOf(useActionData<Pressed<DeclaredWithdrawal>>());
	const heading = useFocusOnChange<HTMLHeadingElement>(declared.state);
	const received = momentText(declared.received_at);
	if (declared.state !== "open")
		return (
			<Arrived
				{...WORDS[declared.state]}
				heading={heading}
				facts={[["Eingegangen am", received], ...factsOf(declared)]}
			/>
		);
	return (
		<Wrap width="text" className="pb-section">
			<PageHead
				title="Deinen Widerruf ausführen"
				lead={`Deine Erklärung ist am ${received} bei uns eingegangen. Mit dem Knopf zeigst du, dass sie von dir kommt. Dann läuft alles von selbst.`}
			/>
			<LastStep order={declared.order} button="Widerruf jetzt ausführen" failure={failure} />
			<p className="mt-6 text-sm text-ink-2">
				Du widerrufst damit die ganze Bestellung. Möchtest du nur einen Teil widerrufen oder hast du gar nichts erklärt,
				dann drück den Knopf nicht und antworte auf die E-Mail.
			</p>
		</Wrap>
	);
}

const WORDS = {
	done: {
		title: "Dein Widerruf ist ausgeführt",
		icon: icons.check,
		lead: "Der Vertrag ist aufgehoben. Was daraus folgt, steht in der E-Mail, die wir dir dazu geschickt haben.",
	},
	office: {
		title: "Wir prüfen deinen Widerruf",
		icon: icons.mailCheck,
		lead: "Deine Erklärung ist bei uns eingegangen. Wir sehen sie uns an und melden uns mit allem Weiteren. Du brauchst nichts zu tun.",
	},
} as const;
