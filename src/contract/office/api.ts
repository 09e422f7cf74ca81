import type { ApiOf } from "#contract/endpoint.ts";
import { account, enrolment } from "./account.ts";
import { bookings } from "./bookings.ts";
import { categories } from "./categories.ts";
import { donations } from "./donations.ts";
import { history } from "./history.ts";
import { invoices } from "./invoices.ts";
import { legalTexts } from "./legal-texts.ts";
import { letters } from "./letters.ts";
import { orders } from "./orders.ts";
import { ownDates } from "./own-dates.ts";
import { people } from "./people.ts";
import { requests } from "./requests.ts";
import { search } from "./search.ts";
import { secondStep } from "./second-step.ts";
import { session } from "./session.ts";
import { settings } from "./settings.ts";
import { state } from "./state.ts";
import { subscribers } from "./subscribers.ts";
import { staffLinks, team } from "./team.ts";
import { toDos } from "./to-dos.ts";
import { today } from "./today.ts";
import { views } from "./views.ts";
import { withdrawals } from "./withdrawals.ts";

/** The office's own contract. It goes through the same `call`; the site's bundle knows nothing of it. */
export const contract = {
	session,
	secondStep,
	enrolment,
	account,
	team,
	staffLinks,
	ownDates,
	toDos,
	today,
	search,
	categories,
	orders,
	bookings,
	people,
	invoices,
	donations,
	letters,
	requests,
	withdrawals,
	subscribers,
	history,
	settings,
	state,
	legalTexts,
	views,
};

export type OfficeApi = ApiOf<typeof contract>;
