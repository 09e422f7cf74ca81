import { NumberedSteps } from "#browser/ui/numbered-steps.tsx";

const STEPS = [
	{ title: "Aussuchen", text: "Der Teaser zeigt dir, was dich erwartet." },
	{ title: "Bestellen", text: "Mit Konto oder als Gast, in zwei Schritten." },
	{
		title: "24 Stunden ansehen*",
		text: (
			<>
				In Mein VSZ oder über den Link in der <span className="whitespace-nowrap">E-Mail.</span>
			</>
		),
	},
] as const;

export const ThreeSteps = () => (
	<NumberedSteps label="So funktioniert es" steps={STEPS} className="mb-steps lg:grid-cols-3 lg:gap-8" />
);
