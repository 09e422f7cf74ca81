import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useForm } from "#browser/forms/use-form.ts";
import { berlinDay } from "#contract/berlin.ts";
import { addDays, formatTime, isoDay } from "#contract/dates.ts";
import type { Audience, Message, NewMessage, PreviewAsked } from "#contract/office/messages.ts";
import { messages } from "#contract/office/messages.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useDraft } from "../edit/draft.ts";
import { toast } from "../toasts/toasts.ts";
import { fullMoment } from "../ui/full-moment.ts";
import { mailsWords } from "./message-words.ts";
import { usePreview } from "./use-preview.ts";

export type Compose = ReturnType<typeof useCompose>;

export type Written = {
	/** Kept with the draft: a reload makes no second message of it. */
	key: string;
	subject: string;
	text: string;
	seats: boolean;
	waiting: boolean;
	unpaid: boolean;
	when: string;
	at: string;
};

const BEGINNING = "Hallo {{vorname}},\n\n\n\nBis bald\n{{unterschrift}}";

/** Tomorrow at eight. */
const tomorrow = (): string => `${isoDay(addDays(berlinDay(new Date()), 1))}T08:00`;

const startOf = (onlyWaiting: boolean): Written => ({
	key: crypto.randomUUID(),
	subject: "",
	text: BEGINNING,
	seats: !onlyWaiting,
	waiting: onlyWaiting,
	unpaid: false,
	when: "now",
	at: tomorrow(),
});

/** Bookings that were chosen elsewhere stand in the address. */
const chosenIn = (params: URLSearchParams): string[] => (params.get("buchungen") ?? "").split(",").filter(Boolean);

const audienceOf = ({ seats, waiting, unpaid }: Written, bookings: string[]): Audience => ({
	seats,
	waiting,
	unpaid: seats && unpaid,
	bookings: seats ? bookings : [],
});

/** What is written, to whom and when, with its preview. */
export function useCompose(dateId: number) {
	const navigate = useNavigate();
	const [params, setParams] = useSearchParams();
	const bookings = chosenIn(params);
	const [initial] = useState(() => startOf(params.has("warteliste")));
	const [position, setPosition] = useState(1);
	const [isSent, setSent] = useState(false);
	/** How many were shown when the button is pressed. */
	const letters = useRef(0);
	const path = { params: { id: dateId } };
	const form = useForm(officeApi, {
		schema: messages.send.body,
		initial,
		body: ({ key, subject, text, when, at, ...rest }): NewMessage => ({
			...{ key, subject, text },
			...audienceOf({ ...initial, ...rest } as Written, bookings),
			at: when === "now" ? null : at,
			letters: letters.current,
		}),
		send: async (api, body) => {
			const { data } = await api.messages.send({ ...path, body });
			setSent(true);
			tell(data);
			return data;
		},
	});
	const { values } = form;
	const asked: PreviewAsked = {
		...{ subject: values.subject, text: values.text, position },
		...audienceOf(values, bookings),
	};
	const { preview, failure } = usePreview(dateId, asked);
	letters.current = preview?.letters ?? 0;
	const isDirty = !isSent && (values.subject !== initial.subject || values.text !== initial.text);
	const draft = useDraft({
		name: "nachricht",
		values,
		isDirty,
		revision: 0,
		restore: (kept) => {
			for (const name of Object.keys(initial) as (keyof Written)[]) form.set(name, kept[name]);
		},
	});

	function tell({ id, state, due_at, counts }: Message): void {
		const words =
			state === "planned"
				? `Die Nachricht geht am ${fullMoment(due_at)} hinaus.`
				: `${mailsWords(counts.total)} ${counts.total === 1 ? "geht" : "gehen"} um ${formatTime(due_at)} hinaus.`;
		toast(words, async () => {
			await officeApi.messages.callBack({ params: { id: dateId, message: id } });
			toast("Die Nachricht ist zurückgeholt. Niemand bekommt sie.");
			void navigate(officePaths.dateMessages(dateId));
		});
		queueMicrotask(() => void navigate(`${officePaths.dateMessages(dateId)}/${id}`));
	}

	return {
		form,
		dateId,
		bookings,
		/** None means everybody with a seat. */
		chooseBookings: (numbers: readonly string[]) =>
			setParams(numbers.length > 0 ? { buchungen: numbers.join(",") } : {}, { replace: true }),
		preview,
		previewFailure: failure,
		position: preview?.letter?.position ?? position,
		setPosition,
		isDirty,
		draft,
		test: async (): Promise<string> => {
			const body = { ...asked, position };
			return (await officeApi.messages.test({ ...path, body })).data.to;
		},
	};
}
