import * as z from "zod/mini";
import { COURSE_IN_SHORT, Course } from "./courses.ts";
import { Document } from "./documents.ts";
import { RECEIPT_KINDS, RECEIPT_STATES } from "./donations.ts";

/** What members find in Mein VSZ beside their profile. */

export const MemberVideo = z.object({
	is_available_for_user: z.boolean(),
	/** Bought, and opened as soon as the confirmation of the contract has left by mail. */
	is_being_unlocked: z.boolean(),
	available_until: z.string(),
	product: z.pick(Course, { ...COURSE_IN_SHORT, price: true, is_active: true }),
});
export type MemberVideo = z.output<typeof MemberVideo>;

export const MemberBooking = z.object({
	number: z.string(),
	topic: z.string(),
	image: z.string(),
	slug: z.string(),
	date: z.string(),
	location: z.string(),
	is_online: z.boolean(),
	number_of_persons: z.int(),
	/** Who comes, as far as they have been named. */
	names: z.array(z.string()),
	price: z.nullable(z.number()),
	state: z.enum(["booked", "changed", "cancelled", "called_off", "past"]),
	/** The page of the booking. */
	path: z.string(),
	documents: z.array(Document),
});
export type MemberBooking = z.output<typeof MemberBooking>;

/** A receipt for donations, for the tax office. */
export const MemberReceipt = z.object({
	id: z.int(),
	number: z.string(),
	kind: z.enum(RECEIPT_KINDS),
	/** In which the money arrived. */
	year: z.int(),
	issued_on: z.string(),
	/** In euro. */
	amount: z.number(),
	state: z.enum(RECEIPT_STATES),
	/** Whether a duplicate can be had here: what is signed by hand goes by post. */
	has_file: z.boolean(),
});
export type MemberReceipt = z.output<typeof MemberReceipt>;

/** Where the member is logged in. */
export const OwnLogin = z.object({
	id: z.int(),
	/** "Firefox unter Linux" */
	browser: z.string(),
	began_at: z.string(),
	/** To within a few minutes. */
	last_used_at: z.string(),
	/** The one that asks. */
	is_current: z.boolean(),
});
export type OwnLogin = z.output<typeof OwnLogin>;
