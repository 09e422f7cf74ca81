export interface FilterOption {
	id: number;
	slug: string;
	name: string;
}

/** What can be chosen in the filters. A list that could not be loaded is empty (ERR-04). */
export interface CalendarOptions {
	categories: FilterOption[];
	lecturers: FilterOption[];
	months: string[];
}
