import { useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useSearchParams } from "react-router";
import { withoutLabel } from "#browser/forms/refusal.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { isRefusal, type ValidationErrors } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { BookableDate, KnownPerson } from "#contract/office/phone-bookings.ts";
import { officeApi } from "../api.ts";
import { DateChoice } from "../bookings/date-choice.tsx";
import { toast } from "../toasts/toasts.ts";
import { Button, Key } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { seatWords } from "../ui/seat-count.tsx";
import { failureText } from "../ui/use-act.ts";
import { KnownPeople } from "./known-people.tsx";
import { PhoneFields } from "./phone-fields.tsx";
import { bodyOf, EMPTY, type FromDoor, type PhoneForm, takenOver } from "./phone-form.ts";
import { PhonePreview } from "./phone-preview.tsx";
import { PhoneSummary } from "./phone-summary.tsx";

export const handle = { title: "Buchung aufnehmen" };

/** The date in the address is there before anybody types, and so before Ctrl and Enter. */
export async function loader({ request }: LoaderFunctionArgs) {
	const id = Number(new URL(request.url).searchParams.get("termin"));
	if (!Number.isSafeInteger(id) || id <= 0) return { preset: null };
	const { data } = await officeApi.phoneBookings.dates({ query: { id } });
	return { preset: data[0] ?? null };
}

/** A letter can be looked at before anything was read out. */
const agreed = (form: PhoneForm): PhoneForm => ({ ...form, terms_read_out: true, accept_early_performance: true });

const newKey = () => crypto.randomUUID().replaceAll("-", "");

type Faults = Record<string, string[] | undefined>;

/** Each stands below its field, where the label need not be said again. */
const faultsIn = (errors: ValidationErrors): Faults =>
	Object.fromEntries(Object.entries(errors).map(([name, sentences]) => [name, sentences.map(withoutLabel)]));

/** Somebody calls: who, which date, for whom; Ctrl and Enter book. */
export function Component() {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const { preset } = useLoaderData<typeof loader>();
	const [key] = useState(newKey);
	const { fromDoor } = (useLocation().state ?? {}) as Partial<FromDoor>;
	const [form, setForm] = useState<PhoneForm>({ ...EMPTY, ...fromDoor });
	const [previewing, setPreviewing] = useState(false);
	const [person, setPerson] = useState<KnownPerson | null>(null);
	const [date, setDate] = useState<BookableDate | null>(preset);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [faults, setFaults] = useState<Faults>({});
	const page = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (Object.keys(faults).length > 0) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [faults]);
	const set = (change: Partial<PhoneForm>) => setForm({ ...form, ...change });

	const book = async () => {
		if (busy) return;
		if (!date) return setFailure("Wähle zuerst einen Termin.");
		setBusy(true);
		setFailure(null);
		setFaults({});
		try {
			const { data } = await officeApi.phoneBookings.create({ body: bodyOf(form, date.id, key) });
			toast(`${data.number}: ${seatWords(form.number_of_persons)} gebucht.`);
			if (!form.mail || form.email === "")
				window.open(`${API_BASE}/office/booking/${data.number}/confirmation`, "_blank", "noreferrer");
			await navigate(fromDoor ? officePaths.dateAttendance(date.id) : officePaths.date(date.id));
		} catch (error) {
			setFailure(failureText(error));
			if (isRefusal(error)) setFaults(faultsIn(error.body.validation_errors ?? {}));
			setBusy(false);
		}
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole form
		<div
			ref={page}
			className="contents"
			onKeyDown={(event) => {
				if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void book();
			}}
		>
			<PageHead
				title="Buchung aufnehmen"
				lead={
					<>
						Für Anrufe und Leute am Tresen. Mit <Key>Tab</Key> von Feld zu Feld, <Key>Strg</Key> <Key>↵</Key> bucht.
					</>
				}
			/>
			<div className="cols cols--wide">
				<div className="stack">
					<Panel title="1. Wer ruft an?">
						<KnownPeople
							sought={params.get("wer") ?? ""}
							chosen={person}
							onChoose={(found) => {
								setPerson(found);
								setForm(takenOver(form, found));
							}}
						/>
					</Panel>
					<Panel title="2. Welcher Termin?">
						<DateChoice chosen={date} onChoose={setDate} />
					</Panel>
					<Panel title="3. Für wen?">
						<PhoneFields form={form} set={set} date={date} faults={faults} />
					</Panel>
				</div>
				<PhoneSummary
					form={form}
					set={set}
					date={date}
					person={person}
					faults={faults}
					problem={<Failure text={failure} />}
					foot={
						<>
							<Button icon={icons.eye} disabled={!date} onClick={() => setPreviewing(true)}>
								Brief ansehen
							</Button>
							<Button variant="primary" shortcut="Strg ↵" busy={busy} disabled={!date} onClick={() => void book()}>
								{seatWords(form.number_of_persons)} buchen
							</Button>
						</>
					}
				/>
			</div>
			{previewing && date && (
				<PhonePreview booking={bodyOf(agreed(form), date.id, key)} onClose={() => setPreviewing(false)} />
			)}
		</div>
	);
}
