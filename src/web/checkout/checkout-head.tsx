import { Steps } from "./steps.tsx";

export function CheckoutHead({ step }: { step: 1 | 2 }) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pt-[clamp(2.25rem,1.4rem+3.4vw,4.5rem)] pb-[clamp(1.75rem,1rem+2.2vw,3rem)]">
			<h1>Kasse</h1>
			<Steps current={step} />
		</div>
	);
}
