import type { ReactNode } from "react";
import { Outline } from "#browser/ui/icon.tsx";
import type { PaymentMethodKey } from "#contract/payment-methods.ts";

/** Icons that only the checkout needs. */
const Shape = ({ children }: { children: ReactNode }) => <Outline className="size-6">{children}</Outline>;

export const GuestIcon = () => (
	<Shape>
		<circle cx="12" cy="8" r="5" />
		<path d="M20 21a8 8 0 0 0-16 0" />
	</Shape>
);

export const MemberIcon = () => (
	<Shape>
		<path d="M2 21a8 8 0 0 1 13.292-6" />
		<circle cx="10" cy="8" r="5" />
		<path d="m16 19 2 2 4-4" />
	</Shape>
);

export const PencilIcon = () => (
	<Outline>
		<path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z" />
		<path d="m15 5 4 4" />
	</Outline>
);

export const LockIcon = () => (
	<Outline>
		<rect width="18" height="11" x="3" y="11" rx="2" ry="2" />
		<path d="M7 11V7a5 5 0 0 1 10 0v4" />
	</Outline>
);

export const PAYMENT_ICONS: Record<PaymentMethodKey, ReactNode> = {
	paypal: (
		<Shape>
			<path d="M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1" />
			<path d="M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4" />
		</Shape>
	),
	credit_card: (
		<Shape>
			<rect width="20" height="14" x="2" y="5" rx="2" />
			<path d="M2 10h20" />
			<path d="M6 14h2" />
		</Shape>
	),
	invoice: (
		<Shape>
			<path d="M13 16H8" />
			<path d="M14 8H8" />
			<path d="M16 12H8" />
			<path d="M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z" />
		</Shape>
	),
	direct_debit: (
		<Shape>
			<path d="M10 18v-7" />
			<path d="M11.12 2.198a2 2 0 0 1 1.76.006l7.866 3.847c.476.233.31.949-.22.949H3.474c-.53 0-.695-.716-.22-.949z" />
			<path d="M14 18v-7" />
			<path d="M18 18v-7" />
			<path d="M3 22h18" />
			<path d="M6 18v-7" />
		</Shape>
	),
};
