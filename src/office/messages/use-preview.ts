import { useEffect, useState } from "react";
import type { MessagePreview, PreviewAsked } from "#contract/office/messages.ts";
import { officeApi } from "../api.ts";
import { failureText } from "../ui/use-act.ts";

const AFTER_MS = 300;

/** Who would get it and how it arrives, asked anew when somebody pauses. */
export function usePreview(dateId: number, asked: PreviewAsked) {
	const [preview, setPreview] = useState<MessagePreview | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const key = JSON.stringify(asked);
	useEffect(() => {
		let current = true;
		const ask = async () => {
			const body = JSON.parse(key) as PreviewAsked;
			try {
				const { data } = await officeApi.messages.preview({ params: { id: dateId }, body });
				if (!current) return;
				setPreview(data);
				setFailure(null);
			} catch (error) {
				if (current) setFailure(failureText(error));
			}
		};
		const timer = setTimeout(ask, AFTER_MS);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [dateId, key]);
	return { preview, failure };
}
