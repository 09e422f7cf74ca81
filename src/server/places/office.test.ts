import { expect, test } from "vitest";
import type { OfficePlace } from "#contract/office/places.ts";
import { openOffice } from "#tests/support/house.ts";
import { placeInput } from "#tests/support/library-calls.ts";

test("LIB-03 a place is made, changed everywhere at once, and stays as long as something is there", async () => {
	const house = await openOffice("office");
	const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
		house.ask(method, `/office/place${path}`, { token: house.office.token, ...(body ? { body } : {}) });
	const made: OfficePlace = (await ask("POST", "", placeInput())).body.data;
	expect(made).toMatchObject({ name: "Kulturhaus", seminars: 0, dates: 0 });
	expect((await ask("POST", "", placeInput({ map_url: "http://karte.example" }))).body.code).toBe("invalid");
	expect((await ask("POST", "", placeInput({ postcode: "1" }))).body.code).toBe("invalid");

	const used = (await ask("GET", "")).body.data.find(({ seminars }: OfficePlace) => seminars > 0) as OfficePlace;
	expect((await ask("DELETE", `/${used.id}`)).body.code).toBe("place_in_use");
	await house.api.database.pool.query("update seminars set location = $2 where place_id = $1", [
		used.id,
		`${used.city}, ${used.name}`,
	]);
	const { id, seminars, dates, updated_at, ...values } = used;
	const { body } = await ask("PUT", `/${id}`, { ...values, name: "Neues Haus" });
	expect(body.data).toMatchObject({ name: "Neues Haus", seminars, dates, revision: used.revision + 1 });
	expect((await ask("PUT", `/${id}`, { ...values, name: "Spät" })).body.code).toBe("changed_meanwhile");
	const { rows } = await house.api.database.pool.query("select distinct location from seminars where place_id = $1", [
		id,
	]);
	expect(rows).toEqual([{ location: `${used.city}, Neues Haus` }]);
	expect((await house.api.get(`/api/v1/place/${id}`)).body).toMatchObject({ data: { name: "Neues Haus" } });
	expect((await ask("DELETE", `/${made.id}`)).status).toBe(200);
	await house.api.close();
}, 60_000);
