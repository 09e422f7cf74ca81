const OFFICE = "/verwaltung";

/** Where things are in the office. Some rooms are still to be furnished: their addresses stand all the same. */
export const officePaths = {
	today: `${OFFICE}/heute`,
	dates: `${OFFICE}/seminare`,
	date: (id: number) => `${OFFICE}/seminare/termine/${id}`,
	attendance: (dateId: number) => `${OFFICE}/seminare/termine/${dateId}/anwesenheit`,
	papers: (dateId: number) => `${OFFICE}/seminare/termine/${dateId}/unterlagen`,
	newBooking: `${OFFICE}/seminare/buchung`,
	booking: (number: string) => `${OFFICE}/seminare/buchungen/${number}`,
	orders: `${OFFICE}/geld/bestellungen`,
	order: (number: string) => `${OFFICE}/geld/bestellungen/${number}`,
	openItems: `${OFFICE}/geld/offene-posten`,
	donations: `${OFFICE}/geld/spenden`,
	outbox: `${OFFICE}/post/ausgang`,
	requests: `${OFFICE}/post/anfragen`,
	request: (id: number) => `${OFFICE}/post/anfragen/${id}`,
	withdrawals: `${OFFICE}/post/widerrufe`,
	withdrawal: (id: number) => `${OFFICE}/post/widerrufe/${id}`,
	newsletter: `${OFFICE}/post/newsletter`,
	state: `${OFFICE}/einstellungen/zustand`,
	history: `${OFFICE}/einstellungen/verlauf`,
};
