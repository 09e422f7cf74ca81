import {
	Form,
	type MetaArgs,
	type ShouldRevalidateFunctionArgs,
	useActionData,
	useLoaderData,
	useNavigation,
} from "react-router";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Outcome, OutcomeActions } from "#browser/ui/outcome.tsx";
import { paths } from "#contract/paths.ts";
import { type ActArgs, actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { orNull } from "#web/api/or-null.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";

const PRESS = "press";
type Press = "confirm" | "leave";

/** Null when the link knows nothing any more: struck off, written to, or too old. */
const load = ({ api, params: { token = "" } }: LoadArgs) => orNull(api.dateAlerts.get({ params: { token } }));
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

const act = async ({ api, params: { token = "" }, form }: ActArgs): Promise<Press> => {
	const press = form.get(PRESS) === ("leave" satisfies Press) ? "leave" : "confirm";
	await orNotFound<unknown>(api.dateAlerts[press]({ params: { token } }));
	return press;
};
export const action = actWith(act);
export const clientAction = actWith(act);

/** Whoever is struck off is known no more: there is nothing to ask for again. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionResult !== ("leave" satisfies Press) && defaultShouldRevalidate;

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Dein Terminwunsch", noIndex: true });

/** Behind the link of the letter: opening it changes nothing, its buttons do. */
export default function AlertPage() {
	const alert = useLoaderData<typeof loader>();
	const pressed = useActionData<Press>();
	const busy = useNavigation().formMethod === "POST";
	const left = pressed === ("leave" satisfies Press);
	if (!alert || left) return <Gone left={left} />;
	const confirmed = alert.state === "confirmed";
	return (
		<Outcome
			key={alert.state}
			tone="waiting"
			seal={confirmed ? icons.check : icons.mailCheck}
			inPlace={pressed !== undefined}
			title={confirmed ? "Wir sagen dir Bescheid" : "Noch ein Klick"}
			lead={
				confirmed
					? `Sobald für „${alert.topic}“ ein Termin feststeht, bekommst du eine E-Mail. Es bleibt bei dieser einen.`
					: `Sollen wir dir schreiben, sobald für „${alert.topic}“ ein Termin feststeht? Es bleibt bei dieser einen E-Mail.`
			}
		>
			<Form method="post">
				<input type="hidden" name={PRESS} value={confirmed ? ("leave" satisfies Press) : ("confirm" satisfies Press)} />
				<OutcomeActions>
					<Button type="submit" size="lg" variant={confirmed ? "line" : "primary"} busy={busy}>
						{confirmed ? "Nicht mehr Bescheid sagen" : "Ja, sagt mir Bescheid"}
					</Button>
					<ArrowLink to={paths.seminar(alert.slug, null)} line="mohn">
						Zum Seminar
					</ArrowLink>
				</OutcomeActions>
			</Form>
		</Outcome>
	);
}

const Gone = ({ left }: { left: boolean }) => (
	<Outcome
		tone="calm"
		seal={left ? icons.check : icons.clock}
		inPlace={left}
		title={left ? "Du bist ausgetragen" : "Dieser Link gilt nicht mehr"}
		lead={
			left
				? "Du bekommst keine E-Mail von uns, und deine Adresse ist gelöscht."
				: "Vielleicht haben wir dir schon geschrieben, oder der Link ist älter als 14 Tage. Trag dich auf der Seite des Seminars einfach wieder ein."
		}
	>
		<OutcomeActions>
			<ButtonLink to={paths.seminars} size="lg">
				Zum Seminarkalender
			</ButtonLink>
		</OutcomeActions>
	</Outcome>
);
