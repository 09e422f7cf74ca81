import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { api } from "#web/api/site-api.ts";

/** Sent without JavaScript, this field says what the button means. */
export const LEAVE = "leave";

export function LeaveButton({ token }: { token: string }) {
	const { revalidate } = useRevalidator();
	const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
	const leave = async (event: FormEvent) => {
		event.preventDefault();
		if (state === "busy") return;
		setState("busy");
		try {
			await api.waitingList.leave({ params: { token } });
			await revalidate();
		} catch (error) {
			console.error(error);
			setState("failed");
		}
	};
	return (
		<form method="post" onSubmit={leave} className="grid justify-items-start gap-3">
			<input type="hidden" name={LEAVE} value="1" />
			{state === "failed" && (
				<Notice kind="error" role="alert">
					<p>Das hat nicht geklappt. Bitte versuche es noch einmal.</p>
				</Notice>
			)}
			<Button type="submit" variant="line" busy={state === "busy"}>
				Von der Liste streichen
			</Button>
		</form>
	);
}
