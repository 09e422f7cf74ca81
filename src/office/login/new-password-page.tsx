import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import { addressInLink } from "#contract/link-address.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { OfficePassword } from "#contract/office/team.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Gate } from "./gate.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

export function Component() {
	const { token = "" } = useParams();
	const navigate = useNavigate();
	const [isSpent, setSpent] = useState(false);
	const send = async (body: OfficePassword) => {
		try {
			const state = await plainApi.staffLinks.resetPassword({ params: { token }, body });
			await navigate(officePaths.login, { replace: true, state });
		} catch (error) {
			if (!isRefusal(error, "link_expired")) throw error;
			setSpent(true);
		}
	};
	return (
		<Gate title="Neues Passwort">
			<h2>Neues Passwort</h2>
			{isSpent ? (
				<>
					<Alert kind="err" role="alert" title="Dieser Link gilt nicht mehr.">
						Er gilt eine Stunde und nur einmal. Dein Passwort ist unverändert.
					</Alert>
					<p className="s">
						<Link to={officePaths.forgotPassword} className="link">
							Neuen Link anfordern
						</Link>
					</p>
				</>
			) : (
				<NewPasswordForm email={addressInLink(token)} button="Passwort setzen" send={send} />
			)}
		</Gate>
	);
}
