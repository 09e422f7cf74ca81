import * as z from "zod/mini";
import { paged } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

/** A date as its lecturer needs it: who comes, by name alone (STAFF-07). */
export const OwnDate = z.object({
	id: z.int(),
	topic: z.string(),
	date: z.string(),
	location: z.string(),
	is_online: z.boolean(),
	cancelled: z.boolean(),
	names: z.array(z.string()),
});
export type OwnDate = z.output<typeof OwnDate>;

export const ownDates = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/own_dates",
		access: "attendance.write",
		summary: "Die eigenen kommenden Termine einer Dozentin oder eines Dozenten mit den Namen derer, die kommen",
		response: paged(OwnDate),
	}),
};
