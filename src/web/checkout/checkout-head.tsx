import { Steps } from "./steps.tsx";

export function CheckoutHead({ step }: { step: 1 | 2 }) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pt-page-top pb-head-end">
			<h1>Kasse</h1>
			<Steps current={step} />
		</div>
	);
}
