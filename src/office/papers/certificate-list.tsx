import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { OFFICE_CERTIFICATE_WORDS, type OfficeCertificate } from "#contract/office/certificates.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";
import { failureText } from "../ui/use-act.ts";
import { CorrectDialog, WithdrawDialog } from "./certificate-dialogs.tsx";

const TONES = { valid: "ok", replaced: "mute", withdrawn: "err" } as const;

type Asked = { kind: "correct" | "withdraw"; certificate: OfficeCertificate } | null;

/** Every sheet that was issued, also those that hold no more. */
export function CertificateList({ certificates }: { certificates: readonly OfficeCertificate[] }) {
	const [asked, setAsked] = useState<Asked>(null);
	const close = () => setAsked(null);
	return (
		<Panel title="Ausgestellt" flush>
			<Table
				caption="Ausgestellte Teilnahmebescheinigungen"
				cards
				head={
					<>
						<Th>Name</Th>
						<Th>Einheiten</Th>
						<Th>Ausgestellt</Th>
						<Th>Zustand</Th>
						<Th said>Aktionen</Th>
					</>
				}
			>
				{certificates.map((certificate) => (
					<Line key={certificate.id} certificate={certificate} onAsk={(kind) => setAsked({ kind, certificate })} />
				))}
			</Table>
			{asked?.kind === "correct" && <CorrectDialog certificate={asked.certificate} onClose={close} />}
			{asked?.kind === "withdraw" && <WithdrawDialog certificate={asked.certificate} onClose={close} />}
		</Panel>
	);
}

interface LineProps {
	certificate: OfficeCertificate;
	onAsk: (kind: "correct" | "withdraw") => void;
}

function Line({ certificate, onAsk }: LineProps) {
	const { number, first_name, last_name, units, remark, state, withdrawn_reason, issued_on } = certificate;
	return (
		<tr className={state === "valid" ? undefined : "is-off"}>
			<th scope="row">
				{`${first_name} ${last_name}`}
				<small>{number}</small>
			</th>
			<td className="num">
				{String(units).replace(".", ",")}
				{remark && <small>{remark}</small>}
			</td>
			<td>{formatDate(issued_on)}</td>
			<td>
				<State tone={TONES[state]}>{OFFICE_CERTIFICATE_WORDS[state]}</State>
				{withdrawn_reason && <small>{withdrawn_reason}</small>}
			</td>
			<td>
				<Acts certificate={certificate} onAsk={onAsk} />
			</td>
		</tr>
	);
}

function Acts({ certificate: { id, number, first_name, last_name, state }, onAsk }: LineProps) {
	const may = useMay();
	const { revalidate } = useRevalidator();
	const resend = async () => {
		try {
			await officeApi.certificates.resend({ params: { id } });
			toast(`${number} ist noch einmal unterwegs.`);
		} catch (error) {
			toast(failureText(error));
		}
		await revalidate();
	};
	const mayAct = state === "valid" && may("bookings.write");
	return (
		<Menu icon={icons.more} label={`Aktionen für ${last_name}, ${first_name}`} iconOnly variant="quiet" size="sm">
			<MenuItem
				icon={icons.download}
				onSelect={() => window.open(`${API_BASE}/office/certificate/${id}/pdf`, "_blank", "noreferrer")}
			>
				PDF ansehen
			</MenuItem>
			{mayAct && (
				<>
					<MenuItem icon={icons.send} onSelect={() => void resend()}>
						Noch einmal schicken
					</MenuItem>
					<MenuItem icon={icons.pencil} onSelect={() => onAsk("correct")}>
						Namen berichtigen
					</MenuItem>
					<MenuItem icon={icons.close} danger onSelect={() => onAsk("withdraw")}>
						Zurückziehen
					</MenuItem>
				</>
			)}
		</Menu>
	);
}
