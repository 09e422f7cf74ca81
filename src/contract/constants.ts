/** Business constants of the specification (section 9), each written once. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const SESSION_LIFETIME_MS = 4 * HOUR_MS;
export const BASKET_LIFETIME_MS = 4 * HOUR_MS;
export const VIDEO_ACCESS_MS = 24 * HOUR_MS;

export const PAGE_SIZE = {
	articles: 9,
	seminars: 999,
	/** So many dates the calendar carries whole, as does its subscription; where there are more, the page shows them in portions. */
	calendar: 60,
	calendarPortion: 20,
	/** Of each kind on the page of somebody who teaches or writes. */
	expert: 60,
	/** Of each kind that a search over everything tells. */
	searchArticles: 30,
	searchSeminars: 15,
	courses: 999,
	homeArticles: 3,
	homeSeminars: 3,
	homeCourses: 3,
	basketSuggestions: 3,
	donationThanksArticles: 3,
	memberLists: 3,
	maximum: 999,
} as const;

export const DELAY_MS = {
	search: 500,
	logout: 300,
	voucherRemoval: 300,
	addToBasket: 200,
	paymentPreselect: 100,
} as const;

export const PERSONS = { min: 1, max: 10, initial: 1, inputMax: 20 } as const;

export const VAT_PERCENT = 19;

/** A teaching unit, where a grant names no other length. */
export const UNIT_MINUTES = 45;

export const TEXT_MAX_LENGTH = 255;
export const SEARCH_MAX_LENGTH = 200;
export const HOUSE_NUMBER_MAX_LENGTH = 5;
export const POSTCODE_LENGTH = 5;
/** How far from a postcode dates are near. */
export const RADII_KM = [10, 25, 50, 100] as const;
export const DEFAULT_RADIUS_KM = 25;
export const PASSWORD_MIN_LENGTH = { memberArea: 8, checkout: 6 } as const;

export const NEWSLETTER_INTERVAL_DAYS = 14;

export const PLAYER = {
	autoHideMs: 1500,
	seekSeconds: 5,
	volumeStep: 0.1,
	scrubMaxPercent: 99.9,
	syncToleranceSeconds: 0.3,
	syncIntervalMs: 1000,
	bufferCheckMs: 200,
} as const;
