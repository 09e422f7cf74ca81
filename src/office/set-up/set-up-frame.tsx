import { useRef } from "react";
import { Outlet } from "react-router";
import { IdleWarning } from "../session/idle-warning.tsx";
import { LoginAgain } from "../session/login-again.tsx";
import { ProofAgain } from "../session/proof-again.tsx";
import { useActivity } from "../session/use-activity.ts";
import type { Kept } from "./kept.ts";

/** The steps behind the login. */
export function Component() {
	const kept = useRef<Kept>(new Map());
	useActivity();
	return (
		<>
			<Outlet context={kept.current} />
			<IdleWarning />
			<ProofAgain />
			<LoginAgain />
		</>
	);
}
