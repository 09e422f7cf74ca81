import { useNavigate } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { useKeys } from "../keys/use-keys.ts";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";

/** Writes to the people of a date; N N does the same. */
export function MessageButton({ dateId }: { dateId: number }) {
	const navigate = useNavigate();
	const path = officePaths.newMessage(dateId);
	const isAllowed = useMay()("bookings.write");
	useKeys(isAllowed ? [{ keys: "n n", label: "Neu: Nachricht an alle", run: () => void navigate(path) }] : []);
	return isAllowed ? (
		<ButtonLink to={path} icon={icons.mail}>
			Nachricht an alle
		</ButtonLink>
	) : null;
}
