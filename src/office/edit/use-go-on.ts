import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

/** What was just made goes on at its own page, after it counts as saved: nobody is asked whether to leave. */
export function useGoOn(pathOf: (id: number) => string): (id: number) => void {
	const navigate = useNavigate();
	const [made, setMade] = useState<number | null>(null);
	useEffect(() => {
		if (made !== null) void navigate(pathOf(made), { replace: true });
	}, [made, navigate, pathOf]);
	return setMade;
}
