import { useLocation, useNavigate } from "react-router";

type Step = "edit" | "review";

interface StepState {
	step?: Step;
	/** Where the person wants to go on. */
	field?: string | undefined;
}

/** The step is kept beside the address: the browser's own way back leads to the step before, and a reload stays. */
export function useStep() {
	const state = useLocation().state as StepState | null;
	const navigate = useNavigate();
	return {
		step: state?.step ?? "edit",
		field: state?.field,
		go: (step: Step, field?: string) => navigate(".", { state: { step, field } satisfies StepState }),
	};
}
