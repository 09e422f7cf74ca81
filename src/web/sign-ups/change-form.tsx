import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import { CHANGE, type Change, type Outcome, SEAT } from "./booking-change.ts";

export type Fetcher = FetcherWithComponents<Outcome>;

interface ChangeFormProps {
	fetcher: Fetcher;
	change: Change;
	/** Whose seats it is about. */
	seats?: number[];
	className?: string;
	children: ReactNode;
}

/** One press of the booking's page. */
export const ChangeForm = ({ fetcher, change, seats = [], className, children }: ChangeFormProps) => (
	<fetcher.Form method="post" className={className}>
		<input type="hidden" name={CHANGE} value={change} />
		{seats.map((position) => (
			<input key={position} type="hidden" name={SEAT} value={position} />
		))}
		{children}
	</fetcher.Form>
);

/** Whether this very change is on its way. */
export const isBusy = ({ formData }: Fetcher, change: Change): boolean => formData?.get(CHANGE) === change;

/** A button that reads like a link. */
export const TextButton = ({ label, of }: { label: string; of: string }) => (
	<button
		type="submit"
		className="inline-flex min-h-target items-center text-link underline underline-offset-link hover:text-link-hover"
	>
		<span>
			{label}
			<span className="sr-only">: {of}</span>
		</span>
	</button>
);
