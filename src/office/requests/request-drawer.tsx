import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { WholeRequest } from "#contract/office/requests.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { Drawer } from "../lists/drawer.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { useMay } from "../session/colleague.ts";
import { fullMoment } from "../ui/full-moment.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts } from "../ui/panel.tsx";
import { AnswerForm } from "./answer-form.tsx";
import type { RequestActs } from "./request-acts.ts";
import { RequestAct, RequestState } from "./request-state.tsx";

/** One request with its whole text, what was answered, and the answer itself. */
export function RequestDrawer({ request, acts }: { request: WholeRequest; acts: RequestActs }) {
	const { id, name, email, company, phone, description, created_at, closed_at, answers } = request;
	const may = useMay();
	const subject = `Deine Anfrage vom ${formatDate(created_at)}`;
	return (
		<Drawer
			rowId={String(id)}
			title={`Anfrage von ${name}`}
			foot={may("people.write") && <RequestAct request={request} acts={acts} />}
		>
			<p className="request">{description}</p>
			{answers.length > 0 && (
				<ol className="wl wl--plain" aria-label="Antworten">
					{answers.map(({ id: key, text, by, created_at: at, letter_id }) => (
						<li key={key}>
							<div>
								<p className="request">{text}</p>
								<small>
									{[by, fullMoment(at)].filter(Boolean).join(", ")} ·{" "}
									<Link className="link" to={officePaths.letter(letter_id)}>
										Brief
									</Link>
								</small>
							</div>
						</li>
					))}
				</ol>
			)}
			{may("people.write") && <AnswerForm key={`${id} ${answers.length}`} request={request} />}
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
