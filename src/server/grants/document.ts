import type { Figures } from "./figures.ts";

/** Everything that stands on the cover of a proof. */
export interface GrantDocument {
	reference: string;
	funder: string;
	period: string;
	notice_date: string;
	unit_minutes: number;
	wording: string;
	/** When the lists of names must be deleted, ISO. */
	delete_on: string | null;
	made_on: string;
	missing: string[];
	figures: Figures;
	issuer: { legal_name: string; street: string; postcode: string; city: string; management: string };
}
