import { useLoaderData, useLocation, useNavigate, useSearchParams } from "react-router";
import { isOfficePath, officePaths } from "#contract/office/paths.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Gate } from "./gate.tsx";
import { LoginSteps } from "./login-steps.tsx";

export const loader = async () => (await plainApi.session.welcome()).data;

/** What brought somebody here from another page of the way in. */
interface Arrived {
	message?: string;
}

export function Component() {
	const { is_demo } = useLoaderData<typeof loader>();
	const navigate = useNavigate();
	const { message } = (useLocation().state ?? {}) as Arrived;
	const [search] = useSearchParams();
	const wanted = search.get("weiter") ?? "";
	const enter = () => void navigate(isOfficePath(wanted) ? wanted : officePaths.home, { replace: true });
	return (
		<Gate title="Anmelden">
			{message && (
				<Alert kind="ok" role="status">
					{message}
				</Alert>
			)}
			<LoginSteps onDone={enter} />
			{is_demo && (
				<Alert kind="info" title="Das ist die Demo.">
					Das Passwort allein genügt hier. Zugänge für alle Rollen stehen in der README und in der Ausgabe des Starts.
				</Alert>
			)}
		</Gate>
	);
}
