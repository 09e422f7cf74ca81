import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { PersonInShort } from "#contract/office/people.ts";
import type { Permission } from "#contract/office/permissions.ts";
import { SUBSCRIBER_STATE_WORDS } from "#contract/office/subscriber-words.ts";
import { useNoteRecent } from "../frame/recent.ts";
import { Drawer } from "../lists/drawer.tsx";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts } from "../ui/panel.tsx";
import { spokenKinds } from "./kinds.ts";

type Sum = PersonInShort["bookings"];

/** "3 Buchungen, zusammen 147,00 €, zuletzt 12.11.2026" */
function sumWords({ count, last_at, amount }: Sum, one: string, many: string): string | null {
	if (count === 0) return null;
	return [
		count === 1 ? `1 ${one}` : `${count} ${many}`,
		amount > 0 && (count === 1 ? formatEuro(amount) : `zusammen ${formatEuro(amount)}`),
		last_at && (count === 1 ? formatDate(last_at) : `zuletzt ${formatDate(last_at)}`),
	]
		.filter(Boolean)
		.join(", ");
}

/** What the house has of a person in short, each with the way to the list where it stands. */
export function PersonDrawer({ person }: { person: PersonInShort }) {
	const { id, name, email, company, kinds, since, account, newsletter, bookings, orders, donations, requests } = person;
	const may = useMay();
	useNoteRecent({ path: officePaths.person(id), title: name ?? email, kind: "person" });
	const way = (path: string, needs: Permission, words: string | null): ReactNode =>
		words !== null && may(needs) ? (
			<Link className="link" to={`${path}?${new URLSearchParams({ q: email })}`}>
				{words}
			</Link>
		) : (
			words
		);
	const lastLogin = account?.last_login_at ? `, zuletzt angemeldet ${formatDate(account.last_login_at)}` : "";
	return (
		<Drawer
			rowId={String(id)}
			title={name ?? email}
			foot={
				<ButtonLink size="sm" icon={icons.user} to={officePaths.person(id)}>
					Ganze Seite
				</ButtonLink>
			}
		>
			<Facts
				facts={[
					["E-Mail", <MailLink key="mail" email={email} />],
					["Institution", company],
					["Ist hier", spokenKinds(kinds)],
					["Bekannt seit", formatDate(since)],
					["Konto", account && `seit ${formatDate(account.since)}${lastLogin}`],
					["Buchungen", way(officePaths.bookings, "bookings.read", sumWords(bookings, "Buchung", "Buchungen"))],
					["Käufe", way(officePaths.orders, "orders.read", sumWords(orders, "Bestellung", "Bestellungen"))],
					["Spenden", way(officePaths.donations, "donations.read", sumWords(donations, "Spende", "Spenden"))],
					["Anfragen", way(officePaths.requests, "people.read", sumWords(requests, "Anfrage", "Anfragen"))],
					[
						"Newsletter",
						way(officePaths.subscribers, "newsletter.readers", newsletter && SUBSCRIBER_STATE_WORDS[newsletter]),
					],
				]}
			/>
			<p className="s muted">Dass du diese Angaben ansiehst, steht im Verlauf.</p>
		</Drawer>
	);
}
