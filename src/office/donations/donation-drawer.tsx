import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { DONATION_WAY_WORDS, rhythmWords } from "#contract/office/donation-words.ts";
import type { OfficeDonation } from "#contract/office/donations.ts";
import { Drawer } from "../lists/drawer.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { Alert } from "../ui/alert.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { DonationState, donorOf, ReceiptState } from "./donation-state.tsx";
import { PurposeButton } from "./purpose-dialog.tsx";
import { ReceiptActs } from "./receipt-acts.tsx";

const isEntered = (way: OfficeDonation["way"]): boolean => way === "cash" || way === "waived_expenses";

const addressWords = ({ street_address, street_suffix, postcode, city }: NonNullable<OfficeDonation["address"]>) =>
	`${street_address} ${street_suffix}, ${postcode} ${city}`;

interface DonationDrawerProps {
	donation: OfficeDonation;
	/** What the house asks for now. */
	purposes: readonly string[];
}

export function DonationDrawer({ donation, purposes }: DonationDrawerProps) {
	const { reference, email, amount, purpose, way, state, created_at, paid_at, address, asked_at } = donation;
	const act = useAct();
	return (
		<Drawer
			rowId={reference}
			title={`${formatEuro(amount)} von ${donorOf(donation)}`}
			foot={
				<>
					<ReceiptActs donation={donation} act={act} />
					<PurposeButton donation={donation} offered={purposes} />
				</>
			}
		>
			<Failure text={act.failure} />
			{state === "problem" && (
				<Alert kind="warn" title="Hier passt eine Zahlung nicht.">
					Es kam ein anderer Betrag an als zugesagt, oder es wurde zweimal bezahlt. Klär das mit der Person und dem
					Zahlungsdienst.
				</Alert>
			)}
			<Facts
				facts={[
					[
						"Person",
						email && (
							<PersonLink key="person" email={email}>
								{donorOf(donation)}
							</PersonLink>
						),
					],
					["Zustand", <DonationState key="state" state={state} />],
					["Kennung", reference],
					["E-Mail", email && <MailLink key="mail" email={email} />],
					["Betrag", formatEuro(amount)],
					["Rhythmus", rhythmWords(donation)],
					["Wofür", purpose ?? "wo es gebraucht wird"],
					["Weg", DONATION_WAY_WORDS[way]],
					[isEntered(way) ? "Eingetragen" : "Zugesagt", fullMoment(created_at)],
					["Eingegangen", paid_at && (isEntered(way) ? formatDate(paid_at) : fullMoment(paid_at))],
					["Anschrift", address ? addressWords(address) : asked_at && `erfragt am ${formatDate(asked_at)}`],
					["Bescheinigung", <ReceiptState key="receipt" donation={donation} />],
				]}
			/>
		</Drawer>
	);
}
