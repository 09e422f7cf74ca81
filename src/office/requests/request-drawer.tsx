import { formatDate } from "#contract/dates.ts";
import type { Choice } from "#contract/office/choices.ts";
import type { WholeRequest } from "#contract/office/requests.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { Drawer } from "../lists/drawer.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { useMay } from "../session/colleague.ts";
import { fullMoment } from "../ui/full-moment.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts } from "../ui/panel.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { Assignee } from "./assignee.tsx";
import { NoteButton } from "./note-button.tsx";
import type { RequestActs } from "./request-acts.ts";
import { RequestAct, RequestState } from "./request-state.tsx";
import { RequestThread } from "./request-thread.tsx";

interface RequestDrawerProps {
	request: WholeRequest;
	/** To whom it can be handed over. */
	colleagues: readonly Choice[];
	acts: RequestActs;
}

/** One request with its whole text, what was answered, and the answer itself. */
export function RequestDrawer({ request, colleagues, acts }: RequestDrawerProps) {
	const { id, name, email, company, phone, description, created_at, closed_at, assigned_to, thread } = request;
	const mayWrite = useMay()("people.write");
	const subject = `Deine Anfrage vom ${formatDate(created_at)}`;
	return (
		<Drawer
			rowId={String(id)}
			title={`Anfrage von ${name}`}
			foot={mayWrite && <RequestAct request={request} acts={acts} />}
		>
			<p className="request">{description}</p>
			<RequestThread thread={thread} />
			{mayWrite && <AnswerForm request={request} />}
			{mayWrite && <Assignee request={request} colleagues={colleagues} />}
			{mayWrite && <NoteButton requestId={id} />}
			<Facts
				facts={[
					[
						"Person",
						<PersonLink key="person" email={email}>
							{name}
						</PersonLink>,
					],
					["Zustand", <RequestState key="state" {...request} />],
					["Bei wem", assigned_to?.name ?? "niemandem zugeteilt"],
					["Institution", company],
					["E-Mail", <MailLink key="mail" email={email} subject={subject} />],
					["Telefon", phone],
					["Eingegangen", fullMoment(created_at)],
					["Erledigt", closed_at && fullMoment(closed_at)],
				]}
			/>
			<h3>Verlauf</h3>
			<HistoryBlock key={`${id} ${closed_at} ${assigned_to?.id} ${thread.length}`} subject="request" id={String(id)} />
		</Drawer>
	);
}
