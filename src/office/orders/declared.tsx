import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { OfficeOrder } from "#contract/office/orders.ts";
import { officePaths } from "#contract/office/paths.ts";
import { Alert } from "../ui/alert.tsx";
import { Deadline } from "../withdrawals/withdrawal-state.tsx";

const TITLES = { open: "eingegangen", handled: "vollzogen", refused: "abgelehnt", elsewhere: "anders erledigt" };

/** Whoever ordered has withdrawn from it: what is to be done by when, or what was decided. */
export function Declared({ id, received_at, due, handled_at, state }: NonNullable<OfficeOrder["withdrawal"]>) {
	const decided = handled_at ? ` am ${formatDate(handled_at)}` : "";
	return (
		<Alert kind={handled_at ? "info" : "warn"} title={`Widerruf ${TITLES[state]}${decided}.`}>
			Erklärt am {formatDate(received_at)}.{" "}
			{(state === "open" || state === "handled") && (
				<>
					{handled_at ? "Das Geld muss" : "Vollzieh ihn, oder lehne ihn beim Widerruf ab. Das Geld muss"} bis{" "}
					<Deadline due={due} handled_at={handled_at} /> zurück sein.{" "}
				</>
			)}
			<Link className="link" to={officePaths.withdrawal(id)}>
				Zum Widerruf
			</Link>
		</Alert>
	);
}
