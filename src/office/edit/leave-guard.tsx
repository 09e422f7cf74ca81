import { useEffect } from "react";
import { useBlocker } from "react-router";
import { OPEN } from "../lists/address.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

interface LeaveGuardProps {
	isDirty: boolean;
	/** What is edited stands beside a list, and is named in the address. */
	isBesideList?: boolean;
}

const openIn = ({ search }: { search: string }): string | null => new URLSearchParams(search).get(OPEN);

/** Whoever leaves with unsaved changes is asked, also when closing the tab. */
export function LeaveGuard({ isDirty, isBesideList = false }: LeaveGuardProps) {
	const blocker = useBlocker(
		({ currentLocation: here, nextLocation: there }) =>
			isDirty && (here.pathname !== there.pathname || (isBesideList && openIn(here) !== openIn(there))),
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
