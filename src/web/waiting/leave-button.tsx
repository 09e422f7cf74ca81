import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApi } from "#web/api/use-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export function LeaveButton({ token }: { token: string }) {
	const api = useApi();
	const { revalidate } = useRevalidator();
	const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
	const leave = async () => {
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
		<div className="grid justify-items-start gap-3">
			{state === "failed" && (
				<Notice kind="error" role="alert">
					<p>Das hat nicht geklappt. Bitte versuche es noch einmal.</p>
				</Notice>
			)}
			<Button type="button" variant="line" busy={state === "busy"} onClick={leave}>
				Von der Liste streichen
			</Button>
		</div>
	);
}
