import { articles } from "./articles.ts";
import { categories, lecturers } from "./catalogue.ts";
import { courses } from "./courses.ts";
import type { ApiOf } from "./endpoint.ts";
import { search } from "./search.ts";
import { seminars } from "./seminars.ts";
import { site } from "./site.ts";
import { vouchers } from "./vouchers.ts";

export const API_BASE = "/api/v1";

export const contract = { site, articles, categories, lecturers, seminars, courses, search, vouchers };

export type Api = ApiOf<typeof contract>;
