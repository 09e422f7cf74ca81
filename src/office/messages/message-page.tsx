import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { formatTime } from "#contract/dates.ts";
import type { WholeMessage } from "#contract/office/messages.ts";
import { officeApi } from "../api.ts";
import { useDate } from "../dates/date-frame.tsx";
import { idInAddress } from "../id-in-address.ts";
import { AgainDialog } from "../letters/again-dialog.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts, Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { canCallBack, countsWords, MessageStateMark } from "./message-state.tsx";
import { Recipients } from "./recipients.tsx";

export const handle = { title: (message: WholeMessage) => message.subject };

export const loader = async ({ params }: LoaderFunctionArgs) =>
	(await officeApi.messages.get({ params: { id: idInAddress(params.id), message: idInAddress(params.message) } })).data;

/** One message: how the letter of every person stands. */
export function Component() {
	const message = useLoaderData<typeof loader>();
	const may = useMay();
	const [again, setAgain] = useState<string[] | null>(null);
	const failed = message.recipients.flatMap(({ letter }) => (letter?.state === "failed" ? [letter.id] : []));
	return (
		<div className="cols cols--wide">
			<Recipients
				recipients={message.recipients}
				isPlanned={message.state === "planned"}
				onAgain={may("people.write") ? setAgain : undefined}
				failed={failed}
			/>
			<div className="stack">
				<About message={message} />
				<Panel title="Text">
					<article className="mail">
						<dl className="mail__env">
							<dt>Betreff</dt>
							<dd>{message.subject}</dd>
						</dl>
						<div className="mail__b whitespace-pre-line wrap-anywhere">{message.text}</div>
					</article>
				</Panel>
			</div>
			{again && <AgainDialog chosen={{ ids: again }} onClose={() => setAgain(null)} />}
		</div>
	);
}

function audienceWords({ seats, waiting, unpaid, bookings }: WholeMessage): string {
	const booked = bookings.length > 0 ? `${bookings.length} ausgewählte Buchungen` : "alle mit Platz";
	return [seats && (unpaid ? `${booked}, wenn Geld fehlt` : booked), waiting && "Warteliste"]
		.filter(Boolean)
		.join(" und ");
}

function About({ message }: { message: WholeMessage }) {
	const { id } = useDate();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const mayWrite = useMay()("bookings.write");
	const callBack = () =>
		run(async () => {
			await officeApi.messages.callBack({ params: { id, message: message.id } });
			await revalidate();
			toast("Die Nachricht ist zurückgeholt. Niemand bekommt sie.");
		});
	return (
		<Panel
			title="Nachricht"
			foot={
				canCallBack(message) &&
				mayWrite && (
					<Button icon={icons.back} busy={busy} onClick={callBack}>
						{message.state === "planned" ? "Zurückholen" : `Zurückholen, geht bis ${formatTime(message.due_at)}`}
					</Button>
				)
			}
		>
			<div className="stack">
				<Failure text={failure} />
				<Facts
					facts={[
						["Zustand", <MessageStateMark key="state" {...message} />],
						["Mails", countsWords(message.counts)],
						["An", audienceWords(message)],
						[message.state === "sent" ? "Hinaus" : "Geht hinaus", fullMoment(message.due_at)],
						["Geschrieben", fullMoment(message.created_at)],
						["Von", message.by],
					]}
				/>
			</div>
		</Panel>
	);
}
