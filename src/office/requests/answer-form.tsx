import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import type { WholeRequest } from "#contract/office/requests.ts";
import { officeApi } from "../api.ts";
import { LeaveGuard } from "../edit/leave-guard.tsx";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextAreaField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";

/** POST-02: the answer goes by mail, below what the person got already. */
export function AnswerForm({ request: { id, closed_at, messages } }: { request: WholeRequest }) {
	const [text, setText] = useState("");
	const key = useRef(crypto.randomUUID());
	const { busy, failure, faults, run } = useAct();
	const { revalidate } = useRevalidator();
	const renew = async () => {
		key.current = crypto.randomUUID();
		await revalidate();
	};
	const send = (close: boolean) => () =>
		void run(async () => {
			try {
				await officeApi.requests.answer({ params: { id }, body: { text, close, key: key.current, known: messages } });
			} catch (error) {
				if (isRefusal(error, "request_moved_on")) await renew();
				throw error;
			}
			setText("");
			toast(close ? "Die Antwort ist unterwegs, die Anfrage erledigt." : "Die Antwort ist unterwegs.");
			await renew();
		});
	return (
		<div className="stack">
			<LeaveGuard isDirty={text.trim() !== ""} isBesideList />
			{!faults.text && <Failure text={failure} />}
			<TextAreaField
				label="Deine Antwort"
				rows={6}
				value={text}
				error={faults.text}
				onChange={({ currentTarget }) => setText(currentTarget.value)}
			/>
			<div className="row">
				{!closed_at && (
					<Button size="sm" variant="primary" icon={icons.send} busy={busy} onClick={send(true)}>
						Senden und erledigt
					</Button>
				)}
				<Button size="sm" busy={busy} onClick={send(false)}>
					{closed_at ? "Senden" : "Senden, offen lassen"}
				</Button>
			</div>
		</div>
	);
}
