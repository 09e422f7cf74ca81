import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Whoever leaves with unsaved changes is asked, also when closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (!isDirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isDirty]);
	if (blocker.state !== "blocked") return null;
	return (
		<Dialog
			title="Änderungen verwerfen?"
			lead="Was du geändert hast, ist noch nicht gesichert."
			onClose={blocker.reset}
			actions={
				<>
					<Button autoFocus onClick={blocker.reset}>
						Hier bleiben
					</Button>
					<Button variant="danger" onClick={blocker.proceed}>
						Verwerfen
					</Button>
				</>
			}
		/>
	);
}
