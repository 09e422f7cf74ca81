import { Outline } from "#browser/ui/icon.tsx";

/** Icons that only basket and checkout need. */

export const TrashIcon = () => (
	<Outline className="size-[1.4rem]">
		<path d="M10 11v6" />
		<path d="M14 11v6" />
		<path d="M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6" />
		<path d="M3 6h18" />
		<path d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2" />
	</Outline>
);

export const TicketIcon = () => (
	<Outline className="size-6">
		<path d="M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z" />
		<path d="M9 9h.01" />
		<path d="m15 9-6 6" />
		<path d="M15 15h.01" />
	</Outline>
);
