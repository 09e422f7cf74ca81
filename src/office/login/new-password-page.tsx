import { useNavigate, useParams } from "react-router";
import { addressInLink } from "#contract/link-address.ts";
import { officePaths } from "#contract/office/paths.ts";
import { plainApi } from "../api.ts";
import { Gate } from "./gate.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

export function Component() {
	const { token = "" } = useParams();
	const navigate = useNavigate();
	return (
		<Gate title="Neues Passwort">
			<h2>Neues Passwort</h2>
			<NewPasswordForm
				email={addressInLink(token)}
				button="Passwort setzen"
				send={async (body) => {
					const state = await plainApi.staffLinks.resetPassword({ params: { token }, body });
					await navigate(officePaths.login, { replace: true, state });
				}}
			/>
		</Gate>
	);
}
