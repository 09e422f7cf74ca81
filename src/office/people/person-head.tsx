import { Icon } from "#browser/ui/icon.tsx";
import { formatEuro } from "#contract/money.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { PersonPage } from "#contract/office/person-page.ts";
import { useMay } from "../session/colleague.ts";
import { Avatar } from "../ui/avatar.tsx";
import { ButtonLink, buttonLook } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { State } from "../ui/state.tsx";
import { spokenKinds } from "./kinds.ts";

/** Who it is, what they are here, and what can be done for them. */
export function PersonHead({ person }: { person: PersonPage }) {
	const { name, email, company, kinds, address, newsletter, open, block } = person;
	const may = useMay();
	return (
		<div className="head">
			<div className="obj">
				<Avatar name={name ?? email} size="l" />
				<div>
					<h1>{name ?? email}</h1>
					<div className="meta">
						{company && <span>{company}</span>}
						{address?.[1] && (
							<span>
								<Icon shape={icons.pin} className="i" />
								{address[1]}
							</span>
						)}
						<span>{spokenKinds(kinds)}</span>
						{block && <State tone="warn">für Briefe gesperrt</State>}
						{newsletter === "confirmed" && <State tone="ok">Newsletter</State>}
						{open && open.overdue > 0 && <State tone="err">{formatEuro(open.overdue)} überfällig</State>}
					</div>
				</div>
			</div>
			<div className="head__a">
				{may("bookings.write") && (
					<ButtonLink variant="primary" icon={icons.plus} to={officePaths.newBookingBy(email)}>
						Buchung aufnehmen
					</ButtonLink>
				)}
				<MailLink email={email} className={buttonLook()}>
					Schreiben
				</MailLink>
			</div>
		</div>
	);
}
