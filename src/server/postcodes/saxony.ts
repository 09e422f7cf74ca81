/** Which postcodes belong to Saxony, from the first to the last; what lies across a border counts where most of it lies. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
	[1000, 1936],
	[2600, 2999],
	[4000, 4579],
	[4641, 4889],
	[7919, 7919],
	[7952, 7952],
	[7985, 7985],
	[8000, 9999],
];

export const isSaxon = (postcode: string): boolean =>
	/^\d{5}$/.test(postcode) && RANGES.some(([first, last]) => Number(postcode) >= first && Number(postcode) <= last);
