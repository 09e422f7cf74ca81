import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import { ROLES } from "#contract/office/permissions.ts";
import type { LoginStep } from "#contract/office/session.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Gate } from "./gate.tsx";
import { LoginSteps } from "./login-steps.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** Null for a link that works no more. */
export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
	try {
		return (await plainApi.staffLinks.invitation({ params: { token } })).data;
	} catch (error) {
		if (isRefusal(error, "link_expired")) return null;
		throw error;
	}
}

export function Component() {
	const invited = useLoaderData<typeof loader>();
	const { token = "" } = useParams();
	const navigate = useNavigate();
	const [step, setStep] = useState<LoginStep | null>(null);
	const enter = () => void navigate(officePaths.home, { replace: true });
	if (!invited)
		return (
			<Gate title="Einladung">
				<h2>Diese Einladung gilt nicht mehr</h2>
				<Alert kind="info">Sie gilt 72 Stunden und nur einmal. Die Leitung kann dir eine neue schicken.</Alert>
			</Gate>
		);
	return (
		<Gate title="Einladung">
			{step ? (
				<LoginSteps begin={step} onDone={enter} />
			) : (
				<>
					<h2>Willkommen, {invited.name}</h2>
					<p className="m muted">
						Du arbeitest hier als {invited.roles.map((role) => ROLES[role].name).join(", ")}. Angemeldet wirst du mit{" "}
						{invited.email} und dem Passwort, das du jetzt wählst.
					</p>
					<NewPasswordForm
						email={invited.email}
						button="Einladung annehmen"
						send={async (body) => {
							const { data } = await plainApi.staffLinks.accept({ params: { token }, body });
							if (data.step === "in") enter();
							else setStep(data);
						}}
					/>
				</>
			)}
		</Gate>
	);
}
