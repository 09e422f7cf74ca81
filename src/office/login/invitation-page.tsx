import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from "react-router";
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
				<Alert kind="info">
					Sie gilt 72 Stunden und nur einmal. Hast du dein Passwort schon gewählt, melde dich einfach an. Sonst kann dir
					die Leitung eine neue schicken.
				</Alert>
				<p className="s">
					<Link to={officePaths.login} className="link">
						Zur Anmeldung
					</Link>
				</p>
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
						{invited.roles.length === 1 ? "Deine Rolle hier: " : "Deine Rollen hier: "}
						{invited.roles.map((role) => ROLES[role].name).join(", ")}. Du meldest dich mit {invited.email} an und mit
						dem Passwort, das du jetzt wählst.
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
