import type { ApiOf } from "#contract/endpoint.ts";
import { account, enrolment } from "./account.ts";
import { articles } from "./articles.ts";
import { bookings } from "./bookings.ts";
import { categories } from "./categories.ts";
import { certificates } from "./certificates.ts";
import { choices } from "./choices.ts";
import { courses } from "./courses.ts";
import { dates } from "./dates.ts";
import { donations } from "./donations.ts";
import { feedback } from "./feedback.ts";
import { grants } from "./grants.ts";
import { handouts } from "./handouts.ts";
import { history } from "./history.ts";
import { invoices } from "./invoices.ts";
import { legalTexts } from "./legal-texts.ts";
import { letters } from "./letters.ts";
import { mail } from "./mail.ts";
import { orders } from "./orders.ts";
import { ownDates } from "./own-dates.ts";
import { people } from "./people.ts";
import { proof } from "./proof.ts";
import { requests } from "./requests.ts";
import { search } from "./search.ts";
import { secondStep } from "./second-step.ts";
import { seminars } from "./seminars.ts";
import { session } from "./session.ts";
import { setUp } from "./set-up.ts";
import { settings } from "./settings.ts";
import { state } from "./state.ts";
import { subscribers } from "./subscribers.ts";
import { tasks } from "./tasks.ts";
import { staffLinks, team } from "./team.ts";
import { toDos } from "./to-dos.ts";
import { today } from "./today.ts";
import { views } from "./views.ts";
import { withdrawals } from "./withdrawals.ts";

/** The office's own contract. It goes through the same `call`; the site's bundle knows nothing of it. */
export const contract = {
	session,
	secondStep,
	proof,
	enrolment,
	account,
	team,
	staffLinks,
	ownDates,
	toDos,
	today,
	tasks,
	search,
	choices,
	categories,
	dates,
	certificates,
	feedback,
	handouts,
	grants,
	seminars,
	articles,
	courses,
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
	mail,
	setUp,
	state,
	legalTexts,
	views,
};

export type OfficeApi = ApiOf<typeof contract>;
