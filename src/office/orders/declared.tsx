import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { OfficeOrder } from "#contract/office/orders.ts";
import { officePaths } from "#contract/office/paths.ts";
import { Alert } from "../ui/alert.tsx";
import { Deadline } from "../withdrawals/withdrawal-state.tsx";

/** Whoever ordered has withdrawn from it: what is to be done by when, or when it was done. */
export const Declared = ({ id, received_at, due, handled_at }: NonNullable<OfficeOrder["withdrawal"]>) => (
	<Alert
		kind={handled_at ? "info" : "warn"}
		title={handled_at ? `Widerruf vollzogen am ${formatDate(handled_at)}.` : "Widerruf ist eingegangen."}
	>
		Erklärt am {formatDate(received_at)}. {handled_at ? "Das Geld muss" : "Vollzieh ihn. Das Geld muss"} bis{" "}
		<Deadline due={due} handled_at={handled_at} /> zurück sein.{" "}
		<Link className="link" to={officePaths.withdrawal(id)}>
			Zum Widerruf
		</Link>
	</Alert>
);
