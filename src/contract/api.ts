import { accounts } from "./accounts.ts";
import { articles } from "./articles.ts";
import { basket } from "./basket.ts";
import { categories, lecturers } from "./catalogue.ts";
import { certificates } from "./certificates.ts";
import { checkout, orders } from "./checkout.ts";
import { coming } from "./coming.ts";
import { contact } from "./contact.ts";
import { courses } from "./courses.ts";
import { dateAlerts } from "./date-alerts.ts";
import { documents } from "./documents.ts";
import { donations } from "./donations.ts";
import type { ApiOf } from "./endpoint.ts";
import { feedback } from "./feedback.ts";
import { feeds } from "./feeds.ts";
import { handouts } from "./handouts.ts";
import { legal } from "./legal-texts.ts";
import { newsletter } from "./newsletter.ts";
import { passwords } from "./passwords.ts";
import { paymentMethods } from "./payment-methods.ts";
import { pins } from "./pins.ts";
import { places } from "./places.ts";
import { search } from "./search.ts";
import { seminars } from "./seminars.ts";
import { session } from "./session.ts";
import { signUps } from "./sign-ups.ts";
import { site } from "./site.ts";
import { vouchers } from "./vouchers.ts";
import { waitingList } from "./waiting-list.ts";
import { withdrawal } from "./withdrawal.ts";

/** What the public site may ask for. */
export const contract = {
	site,
	legal,
	articles,
	categories,
	lecturers,
	seminars,
	places,
	courses,
	search,
	vouchers,
	signUps,
	waitingList,
	coming,
	dateAlerts,
	contact,
	newsletter,
	donations,
	withdrawal,
	session,
	accounts,
	passwords,
	basket,
	checkout,
	orders,
	paymentMethods,
	pins,
	documents,
	certificates,
	feedback,
	handouts,
	feeds,
};

export type Api = ApiOf<typeof contract>;
