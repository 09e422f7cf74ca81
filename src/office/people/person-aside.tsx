import { useState } from "react";
import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { PersonPage } from "#contract/office/person-page.ts";
import { SUBSCRIBER_STATE_WORDS } from "#contract/office/subscriber-words.ts";
import { useMay } from "../session/colleague.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { AddressDialog } from "./address-dialog.tsx";

interface PersonProps {
	person: PersonPage;
}

const accountWords = ({ account }: PersonPage): string =>
	account
		? `seit ${formatDate(account.since)}${account.last_login_at ? `, zuletzt angemeldet ${formatDate(account.last_login_at)}` : ""}`
		: "keins";

/** Where somebody is reached, as it was given last. */
export function ContactPanel({ person }: PersonProps) {
	const { email, phone, address, since, newsletter } = person;
	const mayWrite = useMay()("people.write");
	const [isCorrecting, setCorrecting] = useState(false);
	return (
		<Panel
			title="Erreichbar"
			aside={
				mayWrite && (
					<Button variant="quiet" size="sm" icon={icons.pencil} onClick={() => setCorrecting(true)}>
						Berichtigen
					</Button>
				)
			}
		>
			<Facts
				facts={[
					["E-Mail", <MailLink key="mail" email={email} />],
					[
						"Telefon",
						phone && (
							<a key="phone" className="link" href={`tel:${phone}`}>
								{phone}
							</a>
						),
					],
					[
						"Anschrift",
						address?.map((line) => (
							<span key={line} className="block">
								{line}
							</span>
						)),
					],
					["Konto", accountWords(person)],
					["Newsletter", newsletter && SUBSCRIBER_STATE_WORDS[newsletter]],
					["Bekannt seit", formatDate(since)],
				]}
			/>
			{isCorrecting && <AddressDialog person={person} onClose={() => setCorrecting(false)} />}
		</Panel>
	);
}

/** The same name under another address: shown, and never put together by itself. */
export function NamesakesPanel({ person: { namesakes } }: PersonProps) {
	if (namesakes.length === 0) return null;
	return (
		<Panel title="Gleiche Person?" flush>
			<ul className="wl">
				{namesakes.map(({ id, name, email }) => (
					<li key={id}>
						<Avatar name={name ?? email} size="s" />
						<div>
							<Link className="link" to={officePaths.person(id)}>
								<b>{name ?? email}</b>
							</Link>
							<small>{email}</small>
						</div>
					</li>
				))}
			</ul>
		</Panel>
	);
}
