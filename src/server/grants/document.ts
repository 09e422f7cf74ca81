import type { GrantDate } from "#contract/office/grants.ts";

export interface Group {
	name: string;
	persons: number;
}

export interface Figures {
	dates: GrantDate[];
	tables: { title: string; groups: Group[] }[];
	persons: number;
	online: number;
}

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
	/** Whether lists with names lie beside it. */
	has_lists: boolean;
	made_on: string;
	missing: string[];
	figures: Figures;
	issuer: { legal_name: string; street: string; postcode: string; city: string; management: string };
}
