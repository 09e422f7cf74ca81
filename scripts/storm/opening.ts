import { CSRF_COOKIE, CSRF_HEADER } from "#contract/forgery.ts";
import type { DateInput, Made } from "#contract/office/date-writing.ts";
import type { Paged } from "#contract/paging.ts";
import type { Seminar } from "#contract/seminars.ts";

const LOGIN = { email: "verwaltung@vsz.example", password: "Verwaltung-2026" };
const TOKEN = "sturm";
const DAYS_AHEAD = 250;
const DAY_MS = 86_400_000;

async function send(url: string, headers: Record<string, string>, body: object): Promise<Response> {
	const answer = await fetch(url, {
		method: "POST",
		headers: { ...headers, "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${url} antwortete ${answer.status}: ${await answer.text()}`);
	return answer;
}

async function logIn(url: string): Promise<Record<string, string>> {
	const answer = await send(`${url}/api/v1/office/session`, {}, LOGIN);
	const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
	return { Cookie: `${cookie}; ${CSRF_COOKIE}=${TOKEN}`, [CSRF_HEADER]: TOKEN };
}

/** With all dates it has had. */
async function seminarOf(url: string, id: number): Promise<Seminar> {
	const { data } = (await (await fetch(`${url}/api/v1/presence_seminar/${id}`)).json()) as { data: Seminar };
	return data;
}

/** A seminar free of charge, and how the office opens a new date of it: from then on people see it and sign up. */
export async function prepareOpening(url: string, capacity: number) {
	const { data } = (await (await fetch(`${url}/api/v1/presence_seminar?upcoming=1`)).json()) as Paged<Seminar>;
	const found = data.find(({ price, tax_supported, is_online }) => price === null && !tax_supported && !is_online);
	if (!found) throw new Error("Es gibt kein kostenloses Seminar.");
	const seminar = await seminarOf(url, found.id);
	const headers = await logIn(url);
	const day = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
	const date: DateInput = {
		sessions: [{ day: 0, from: "17:00", to: "19:00", room: null, units: 2 }],
		capacity,
		deadline: null,
		place_id: null,
		join_link: null,
		minimum: null,
		saxony_seats: null,
		grant_id: null,
	};
	return {
		seminar,
		async open(): Promise<number> {
			const answer = await send(`${url}/api/v1/office/seminar/${seminar.id}/date`, headers, { ...date, days: [day] });
			const { made } = ((await answer.json()) as { data: Made }).data;
			if (!made[0]) throw new Error("Der Termin ist nicht entstanden.");
			return made[0].id;
		},
	};
}
