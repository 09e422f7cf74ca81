import * as icons from "#browser/ui/icons.ts";
import { Outcome, OutcomeActions, OutcomeFacts } from "#browser/ui/outcome.tsx";
import { telephone } from "#browser/ui/telephone.ts";
import { paths } from "#contract/paths.ts";
import { useSite } from "#web/frame/site.ts";
import boardScene from "#web/illustrations/vorstand-kontakt.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";

/** FORM-08 */
const SENT = "Deine Anfrage wurde erfolgreich gesendet. Wir melden uns so schnell wie möglich bei dir.";

export function ContactSent({ email }: { email: string }) {
	const { provider } = useSite();
	return (
		<Outcome
			tone="done"
			seal={icons.check}
			title="Deine Anfrage ist bei uns"
			lead={<p>{SENT}</p>}
			inPlace
			even
			aside={
				<img
					className="aspect-4/3 w-full rounded-2xl object-cover object-bottom"
					src={boardScene}
					alt=""
					width={900}
					height={700}
				/>
			}
		>
			<OutcomeFacts
				facts={[
					["Antwort an", email, "Dorthin kommt auch gleich eine Bestätigung."],
					[
						"Lieber reden?",
						<a key="phone" href={telephone(provider.phone)} className="underline">
							{provider.phone}
						</a>,
					],
				]}
			/>
			<OutcomeActions>
				<ButtonLink to={paths.articles}>Im Ratgeber lesen</ButtonLink>
				<ArrowLink to={paths.contact} reloadDocument>
					Noch etwas fragen
				</ArrowLink>
			</OutcomeActions>
		</Outcome>
	);
}
