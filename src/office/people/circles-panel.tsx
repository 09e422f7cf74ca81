import { Link } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import type { PersonPage } from "#contract/office/person-page.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Panel } from "../ui/panel.tsx";

const counted = (count: number, one: string, many: string): string =>
	`${count.toLocaleString("de-DE")} ${count === 1 ? one : many}`;

/** The institution, and others with a mailbox at the same place. */
export const CirclesPanel = ({ person: { circles } }: { person: PersonPage }) =>
	circles.length > 0 && (
		<Panel title="Gehört zu" flush>
			<ul className="wl">
				{circles.map(({ name, q, people, bookings }) => (
					<li key={name}>
						<Avatar name={name} size="s" />
						<div>
							<Link className="link break" to={`${officePaths.people}?${new URLSearchParams({ q })}`}>
								<b>{name}</b>
							</Link>
							<small>
								{counted(people, "Person", "Personen")}, {counted(bookings, "Buchung", "Buchungen")}
							</small>
						</div>
					</li>
				))}
			</ul>
		</Panel>
	);
