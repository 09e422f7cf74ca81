import { articles } from "./articles.ts";
import { categories, lecturers } from "./catalogue.ts";
import { contact } from "./contact.ts";
import { courses } from "./courses.ts";
import { donations } from "./donations.ts";
import type { ApiOf } from "./endpoint.ts";
import { newsletter } from "./newsletter.ts";
import { search } from "./search.ts";
import { seminars } from "./seminars.ts";
import { signUps } from "./sign-ups.ts";
import { site } from "./site.ts";
import { vouchers } from "./vouchers.ts";
import { withdrawal } from "./withdrawal.ts";

export const API_BASE = "/api/v1";

export const contract = {
	site,
	articles,
	categories,
	lecturers,
	seminars,
	courses,
	search,
	vouchers,
	signUps,
	contact,
	newsletter,
	donations,
	withdrawal,
};

export type Api = ApiOf<typeof contract>;
