import type { Paged } from "#contract/paging.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { SignUp } from "#contract/sign-ups.ts";

/** Answers GET requests, injected or over the wire. */
type Get = (url: string) => Promise<{ body: unknown }>;

/** An open date of a seminar, free of charge or priced. */
export async function openDate(
	get: Get,
	kind: "free" | "priced",
): Promise<Seminar & { presence_seminar_date_id: number }> {
	const { data } = (await get("/api/v1/presence_seminar?upcoming=1")).body as Paged<Seminar>;
	const found = data.find(
		({ price, cancelled, fully_booked }) => (price === null) === (kind === "free") && !cancelled && !fully_booked,
	);
	if (!found?.presence_seminar_date_id) throw new Error(`no open ${kind} date`);
	return { ...found, presence_seminar_date_id: found.presence_seminar_date_id };
}

export const signUpFor = (
	{ id, presence_seminar_date_id }: { id: number; presence_seminar_date_id: number },
	over: Partial<SignUp> = {},
): SignUp => ({
	presence_seminar_id: id,
	presence_seminar_date_id,
	number_of_persons: 1,
	first_name: "Mika",
	last_name: "Sommer",
	street_address: "Elbweg",
	street_suffix: "7a",
	postcode: "01099",
	city: "Dresden",
	email: "mika@vsz.example",
	nonprofit_sector: 0,
	nonprofit_commitment: 3,
	nonprofit_weekly_commitment: 1,
	accept_terms: true,
	...over,
});
