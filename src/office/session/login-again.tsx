import { lazy, Suspense } from "react";
import { plainApi } from "../api.ts";
import { Dialog } from "../ui/dialog.tsx";
import { useColleague } from "./colleague.ts";
import { sessionRegained, useSessionLost } from "./lost-session.ts";
import { tellEnds } from "./session-ends.ts";

const Steps = lazy(() => import("../login/login-steps.tsx").then(({ LoginSteps }) => ({ default: LoginSteps })));

/** DESK-12: asks for the login in place; what was typed stays. Somebody else begins with an empty desk. */
export function LoginAgain() {
	const { id, email } = useColleague();
	if (!useSessionLost()) return null;
	const goOn = async () => {
		const { data } = await plainApi.session.me();
		if (data.id !== id) return location.reload();
		tellEnds(data);
		sessionRegained();
	};
	return (
		<Dialog
			title="Melde dich bitte noch einmal an"
			lead="Deine Sitzung ist zu Ende. Was du geschrieben hast, steht noch da."
		>
			<div className="gate__box">
				<Suspense fallback={null}>
					<Steps email={email} onDone={goOn} />
				</Suspense>
			</div>
		</Dialog>
	);
}
