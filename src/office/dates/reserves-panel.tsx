import { useRevalidator } from "react-router";
import { useForm } from "#browser/forms/use-form.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { type Reserve, ReserveInput, type WrittenDate } from "#contract/office/date-writing.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { seatWords } from "../ui/seat-count.tsx";
import { useAct } from "../ui/use-act.ts";

/** DATE-09: seats that are kept back for a group until a day. */
export function ReservesPanel({ date, isOpen }: { date: WrittenDate; isOpen: boolean }) {
	return (
		<Panel title="Zurückgehaltene Plätze">
			<div className="stack">
				{date.reserves.length === 0 && <p className="muted">Zurzeit ist kein Platz für eine Gruppe zurückgehalten.</p>}
				<ul className="stack">
					{date.reserves.map((reserve) => (
						<ReserveLine key={reserve.id} date={date} reserve={reserve} isOpen={isOpen} />
					))}
				</ul>
				{isOpen && <NewReserve date={date} />}
			</div>
		</Panel>
	);
}

function ReserveLine({ date, reserve, isOpen }: { date: WrittenDate; reserve: Reserve; isOpen: boolean }) {
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const { id, name, seats, used, until, is_over } = reserve;
	const release = () =>
		run(async () => {
			await officeApi.dateWriting.release({ params: { id: date.id, reserve: id } });
			await revalidate();
			toast("Die Plätze sind frei. Wer wartet, bekommt sie zuerst angeboten.");
		});
	return (
		<li className="stack">
			<span>
				<b>{name}</b>
				{`, ${seatWords(seats)}${used > 0 ? `, davon ${used} vergeben` : ""}`}
			</span>
			<span className="row row--between">
				<span className="muted s">{is_over ? `war bis ${formatDate(until)}` : `bis ${formatDate(until)}`}</span>
				{isOpen && !is_over && used < seats && (
					<Button size="sm" busy={busy} onClick={() => void release()}>
						Freigeben<span className="sr-only"> ({name})</span>
					</Button>
				)}
			</span>
			<Failure text={failure} />
		</li>
	);
}

function NewReserve({ date }: { date: WrittenDate }) {
	const { revalidate } = useRevalidator();
	const form = useForm(officeApi, {
		schema: ReserveInput,
		initial: { name: "", seats: "", until: "" },
		body: ({ name, seats, until }) => ({ name, seats: Number(seats), until }),
		send: async (api: OfficeApi, body) => {
			await api.dateWriting.keepBack({ params: { id: date.id }, body });
			await revalidate();
			toast(`${seatWords(Number(body.seats))} für „${body.name}“ sind zurückgehalten.`);
		},
		resets: true,
	});
	const { ref, ...props } = form.props();
	return (
		<form ref={ref} {...props} className="stack">
			<TextField {...form.text("name")} label="Für wen?" />
			<TextField {...form.text("seats")} inputMode="numeric" label="Wie viele Plätze?" />
			<TextField
				{...form.text("until")}
				type="date"
				label="Bis zum Ende des Tages"
				hint="Danach sind sie von selbst wieder frei."
			/>
			{form.problem === "failure" && (
				<Alert kind="err" role="alert">
					{form.message ?? "Das hat nicht geklappt. Es ist nichts passiert."}
				</Alert>
			)}
			<div>
				<Button type="submit" busy={form.loading}>
					<Icon shape={icons.armchair} className="i" />
					Plätze zurückhalten
				</Button>
			</div>
		</form>
	);
}
