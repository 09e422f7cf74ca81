import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Asks before what was typed is left behind, within the office and by closing the page. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (!dirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [dirty]);
	if (blocker.state !== "blocked") return null;
	return (
		<Dialog
			title="Noch nicht gesichert"
			lead="Du hast hier etwas geändert. Gehst du weiter, ist es weg."
			onClose={blocker.reset}
			actions={
				<>
					<Button autoFocus onClick={blocker.reset}>
						Hier bleiben
					</Button>
					<Button variant="danger" onClick={blocker.proceed}>
						Ohne Sichern gehen
					</Button>
				</>
			}
		/>
	);
}
