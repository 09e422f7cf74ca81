import { lazy, Suspense } from "react";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import { plainApi } from "../api.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useColleague } from "./colleague.ts";
import { sessionRegained, useSessionLost } from "./lost-session.ts";
import { tellEnds } from "./session-ends.ts";

const LoginSteps = lazy(async () => ({ default: (await import("../login/login-steps.tsx")).LoginSteps }));

/** DESK-12: whose session has ended logs in above the page; what was typed stays, and what was sent goes on. */
export function LoginInPlace() {
	const isLost = useSessionLost();
	const { id, email } = useColleague();
	if (!isLost) return null;
	const enter = async () => {
		const { data } = await plainApi.session.me();
		// Somebody else sees nothing of what stands here.
		if (data.id !== id) return location.assign(OFFICE_BASE + officePaths.today);
		tellEnds(data);
		sessionRegained();
	};
	return (
		<Dialog title="Melde dich noch einmal an" lead="Deine Sitzung ist zu Ende. Was du geschrieben hast, steht noch da.">
			<div className="stack">
				<Suspense fallback={<Skeleton />}>
					<LoginSteps email={email} onDone={() => void enter()} />
				</Suspense>
			</div>
		</Dialog>
	);
}
