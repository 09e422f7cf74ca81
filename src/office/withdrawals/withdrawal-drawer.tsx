import { Link } from "react-router";
import { formatEuro } from "#contract/money.ts";
import { ORDER_STATE_WORDS } from "#contract/office/order-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { OfficeWithdrawal } from "#contract/office/withdrawals.ts";
import { Drawer } from "../lists/drawer.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts } from "../ui/panel.tsx";
import { WithdrawalDecisions } from "./withdrawal-decisions.tsx";
import { Deadline, WithdrawalState } from "./withdrawal-state.tsx";

/** One declaration, and the way to the order where it is carried out. */
export function WithdrawalDrawer({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
	const { id, name, email, contract, order, received_at, confirmed_at, handled_at, state, decision_reason } =
		withdrawal;
	const mayDecide = useMay()("orders.write") && !handled_at;
	return (
		<Drawer
			rowId={String(id)}
			title={`Widerruf von ${name}`}
			foot={
				order && (
					<ButtonLink
						size="sm"
						variant={handled_at ? "line" : "primary"}
						icon={icons.invoice}
						to={officePaths.order(order.number)}
					>
						{handled_at ? "Bestellung ansehen" : "Zur Bestellung und vollziehen"}
					</ButtonLink>
				)
			}
		>
			{!order && !handled_at && (
				<Alert kind="warn" title="Welcher Vertrag ist gemeint?">
					Unter dieser Adresse und mit diesen Worten passt keine Bestellung.{" "}
					<Link className="link" to={`${officePaths.orders}?${new URLSearchParams({ q: email })}`}>
						Bestellungen dieser Adresse
					</Link>
				</Alert>
			)}
			<Facts
				facts={[
					[
						"Person",
						<PersonLink key="person" email={email}>
							{name}
						</PersonLink>,
					],
					["Zustand", <WithdrawalState key="state" state={state} />],
					["Grund", decision_reason],
					["Geld zurück bis", <Deadline key="due" {...withdrawal} />],
					["Nennt", `„${contract}“`],
					[
						"Passt zu",
						order && (
							<span key="order">
								<Link className="link" to={officePaths.order(order.number)}>
									{order.number}
								</Link>
								{`, ${formatEuro(order.gross)}, ${ORDER_STATE_WORDS[order.state]}`}
							</span>
						),
					],
					["E-Mail", <MailLink key="mail" email={email} subject="Dein Widerruf" />],
					["Eingegangen", fullMoment(received_at)],
					["Selbst bestätigt", confirmed_at && fullMoment(confirmed_at)],
					[state === "handled" ? "Vollzogen" : "Entschieden", handled_at && fullMoment(handled_at)],
				]}
			/>
			{mayDecide && <WithdrawalDecisions withdrawal={withdrawal} />}
		</Drawer>
	);
}
