import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { PersonPage } from "#contract/office/person-page.ts";
import { useMay } from "../session/colleague.ts";
import { Figure } from "../ui/figure.tsx";

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What there is of a person in numbers, each the way to where it was counted. */
export function PersonFigures({ person }: { person: PersonPage }) {
	const { email, bookings, orders, donations, open, letters } = person;
	const may = useMay();
	const list = (path: string, needs: Permission) =>
		may(needs) ? `${path}?${new URLSearchParams({ q: email })}` : undefined;
	return (
		<div className="facts facts--fit">
			<Figure
				label="Seminare"
				value={String(bookings.count)}
				detail={bookings.last_at ? `zuletzt gebucht ${formatDate(bookings.last_at)}` : "noch keins gebucht"}
				to={list(officePaths.bookings, "bookings.read")}
			/>
			{may("orders.read") && (
				<Figure
					label="Gekauft"
					value={formatEuro(orders.amount)}
					detail={counted(orders.count, "Bestellung", "Bestellungen")}
					to={list(officePaths.orders, "orders.read")}
				/>
			)}
			{open && (
				<Figure
					label="Offen"
					value={formatEuro(open.amount)}
					className={open.overdue > 0 ? "neg" : undefined}
					detail={open.overdue > 0 ? `${formatEuro(open.overdue)} überfällig` : "nichts überfällig"}
				/>
			)}
			{donations.count > 0 && may("donations.read") && (
				<Figure
					label="Gespendet"
					value={formatEuro(donations.amount)}
					detail={counted(donations.count, "Spende", "Spenden")}
					to={list(officePaths.donations, "donations.read")}
				/>
			)}
			<Figure
				label="Briefe"
				value={String(letters.count)}
				className={letters.failed > 0 ? "neg" : undefined}
				detail={
					letters.failed > 0
						? counted(letters.failed, "kam nicht an", "kamen nicht an")
						: letters.count === 0
							? "noch keiner"
							: "keiner kam zurück"
				}
				to={list(officePaths.letters, "people.read")}
			/>
		</div>
	);
}
