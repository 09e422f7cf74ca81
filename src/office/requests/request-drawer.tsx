import { formatDate } from "#contract/dates.ts";
import type { WholeRequest } from "#contract/office/requests.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { Drawer } from "../lists/drawer.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { useMay } from "../session/colleague.ts";
import { buttonLook } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts } from "../ui/panel.tsx";
import type { RequestActs } from "./request-acts.ts";
import { RequestAct, RequestState } from "./request-state.tsx";

/** One request with its whole text; the answer is written in one's own mail program. */
export function RequestDrawer({ request, acts }: { request: WholeRequest; acts: RequestActs }) {
	const { id, name, email, company, phone, description, created_at, closed_at } = request;
	const may = useMay();
	const subject = `Deine Anfrage vom ${formatDate(created_at)}`;
	return (
		<Drawer
			rowId={String(id)}
			title={`Anfrage von ${name}`}
			foot={
				may("people.write") && (
					<>
						<MailLink email={email} subject={subject} className={buttonLook({ variant: "primary", size: "sm" })}>
							Antworten
						</MailLink>
						<RequestAct request={request} acts={acts} />
					</>
				)
			}
		>
			<p className="request">{description}</p>
			<Facts
				facts={[
					[
						"Person",
						<PersonLink key="person" email={email}>
							{name}
						</PersonLink>,
					],
					["Zustand", <RequestState key="state" closed_at={closed_at} />],
					["Institution", company],
					["E-Mail", <MailLink key="mail" email={email} subject={subject} />],
					["Telefon", phone],
					["Eingegangen", fullMoment(created_at)],
					["Erledigt", closed_at && fullMoment(closed_at)],
				]}
			/>
			<h3>Verlauf</h3>
			<HistoryBlock key={`${id} ${closed_at}`} subject="request" id={String(id)} />
		</Drawer>
	);
}
