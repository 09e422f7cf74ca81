import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { documentName } from "#contract/documents.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { formatEuro } from "#contract/money.ts";
import type { OfficeInvoice } from "#contract/office/invoices.ts";
import { officePaths } from "#contract/office/paths.ts";
import { Drawer } from "../lists/drawer.tsx";
import { useMay } from "../session/colleague.ts";
import { ButtonLink, buttonLook } from "../ui/button.tsx";
import { Facts } from "../ui/panel.tsx";
import { InvoiceState } from "./invoice-state.tsx";

const CONTRACTS = {
	order: { name: "Bestellung", path: officePaths.order },
	sign_up: { name: "Buchung", path: officePaths.booking },
} as const;

/** One document, as it was sent, and the ways to what it belongs to. */
export function InvoiceDrawer({ invoice }: { invoice: OfficeInvoice }) {
	const {
		id,
		kind,
		number,
		is_part,
		issued_on,
		due_on,
		name,
		company,
		contract,
		corrects,
		gross,
		state,
		has_xrechnung,
	} = invoice;
	const { name: contractName, path } = CONTRACTS[contract.kind];
	const may = useMay();
	return (
		<Drawer
			rowId={number}
			title={`${documentName(kind, contract.kind, is_part)} ${number}`}
			foot={
				<>
					<a
						className={buttonLook({ size: "sm", variant: "primary" })}
						href={`${API_BASE}/office/invoice/${id}/pdf`}
						target="_blank"
						rel="noreferrer"
					>
						PDF öffnen
					</a>
					{has_xrechnung && (
						<a className={buttonLook({ size: "sm" })} href={`${API_BASE}/office/invoice/${id}/xrechnung`} download>
							XRechnung laden
						</a>
					)}
					{may("books.read") && state && state !== "paid" && state !== "credited" && (
						<ButtonLink size="sm" to={officePaths.openItem(number, state === "written_off" ? state : null)}>
							Offener Posten
						</ButtonLink>
					)}
				</>
			}
		>
			<Facts
				facts={[
					["Zustand", state && <InvoiceState key="state" state={state} />],
					["Empfänger", name],
					["Institution", company],
					["Betrag", formatEuro(gross)],
					["Datum", formatDate(issued_on)],
					["Fällig", due_on && formatDate(due_on)],
					[
						contractName,
						<Link key="contract" className="link" to={path(contract.number)}>
							{contract.number}
						</Link>,
					],
					["XRechnung", !has_xrechnung && "Geht erst, wenn in der Buchung eine Leitweg-ID oder E-Mail-Adresse steht."],
					[
						"Berichtigt",
						corrects && (
							<Link key="corrects" className="link" to={officePaths.invoice(corrects)}>
								{corrects}
							</Link>
						),
					],
				]}
			/>
		</Drawer>
	);
}
