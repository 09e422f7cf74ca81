import { randomUUID } from "node:crypto";
import type { contract } from "#contract/office/api.ts";
import type { PlaceInput } from "#contract/office/places.ts";
import type { TestApp } from "./app.ts";
import { sampleLogo } from "./sample-pictures.ts";
import { colleague } from "./staff.ts";
import type { Make } from "./staff-calls.ts";

type Group = "home" | "pictures" | "categories" | "lecturers" | "places";
type LibraryCalls = { [G in Group]: { [N in keyof (typeof contract)[G]]: Make } };

const PNG = { "content-type": "image/png" };

async function onePicture({ database }: TestApp): Promise<{ id: number; revision: number }> {
	const { rows } = await database.pool.query(
		"insert into pictures (kind, path, title) values ('logos', '/media/logos/' || gen_random_uuid() || '-480.webp', 'Logo') returning id, revision",
	);
	return rows[0];
}

async function removedPicture(testing: TestApp): Promise<number> {
	const { id } = await onePicture(testing);
	await testing.app.services.picturesOffice.remove(id, colleague(1, "admin"));
	return id;
}

interface Edited {
	id: number;
	revision: number;
}

const insert = async ({ database }: TestApp, text: string): Promise<Edited> =>
	(await database.pool.query(`${text} returning id, revision`)).rows[0];

const newCategory = (testing: TestApp) =>
	insert(testing, "insert into categories (slug, name) values (gen_random_uuid(), gen_random_uuid())");
const newLecturer = (testing: TestApp) =>
	insert(
		testing,
		"insert into lecturers (slug, name, role, image, description) select gen_random_uuid(), 'Neu', 'Beraterin', image, 'Text' from lecturers limit 1",
	);
const newPlace = (testing: TestApp) => insert(testing, "insert into places (name) values ('Neuer Saal')");

async function lecturerInput({ database }: TestApp) {
	const { rows } = await database.pool.query("select image from lecturers order by id limit 1");
	return { name: "Nora Neu", role: "Beraterin", image: rows[0].image, description: "Berät Vereine." };
}

export const placeInput = (over: Partial<PlaceInput> = {}): PlaceInput => ({
	...{ name: "Kulturhaus", street: "Am Markt 1", postcode: "02763", city: "Zittau", directions: "Tram 4" },
	...{ step_free: true, step_free_note: null, map_url: "https://karte.example/1", is_active: true },
	...over,
});

const merging = async (path: string, make: (testing: TestApp) => Promise<Edited>, testing: TestApp) => {
	const [from, into] = [await make(testing), await make(testing)];
	return { path: `/office/${path}/${from.id}/merge`, into: into.id };
};

export const LIBRARY_CALLS: LibraryCalls = {
	pictures: {
		list: async () => ({ path: "/office/picture" }),
		add: async () => ({ path: "/office/picture?kind=logos&name=Logo.png", body: await sampleLogo(), headers: PNG }),
		change: async (testing) => {
			const { id, revision } = await onePicture(testing);
			const body = { title: "Unser Logo", alt: "Ein Stuhl", focus_x: 40, focus_y: 60, revision };
			return { path: `/office/picture/${id}`, body };
		},
		replace: async (testing) => ({
			path: `/office/picture/${(await onePicture(testing)).id}/replacement?name=Neu.png`,
			body: await sampleLogo(),
			headers: PNG,
		}),
		remove: async (testing) => ({ path: `/office/picture/${(await onePicture(testing)).id}` }),
		restore: async (testing) => ({ path: `/office/picture/${await removedPicture(testing)}/restoration` }),
	},
	categories: {
		list: async () => ({ path: "/office/category" }),
		create: async () => ({ path: "/office/category", body: { name: randomUUID() } }),
		change: async (testing) => {
			const { id, revision } = await newCategory(testing);
			return { path: `/office/category/${id}`, body: { name: randomUUID(), revision } };
		},
		move: async (testing) => ({
			path: `/office/category/${(await newCategory(testing)).id}/position`,
			body: { to: 0 },
		}),
		foreseeMerge: async (testing) => {
			const { path, into } = await merging("category", newCategory, testing);
			return { path: `${path}?into=${into}` };
		},
		merge: async (testing) => {
			const { path, into } = await merging("category", newCategory, testing);
			return { path, body: { into } };
		},
		remove: async (testing) => ({ path: `/office/category/${(await newCategory(testing)).id}` }),
	},
	lecturers: {
		list: async () => ({ path: "/office/lecturer" }),
		create: async (testing) => ({ path: "/office/lecturer", body: await lecturerInput(testing) }),
		change: async (testing) => {
			const { id, revision } = await newLecturer(testing);
			return { path: `/office/lecturer/${id}`, body: { ...(await lecturerInput(testing)), revision } };
		},
		move: async (testing) => ({
			path: `/office/lecturer/${(await newLecturer(testing)).id}/position`,
			body: { to: 0 },
		}),
		foreseeMerge: async (testing) => {
			const { path, into } = await merging("lecturer", newLecturer, testing);
			return { path: `${path}?into=${into}` };
		},
		merge: async (testing) => {
			const { path, into } = await merging("lecturer", newLecturer, testing);
			return { path, body: { into } };
		},
		remove: async (testing) => ({ path: `/office/lecturer/${(await newLecturer(testing)).id}` }),
	},
	places: {
		list: async () => ({ path: "/office/place" }),
		create: async () => ({ path: "/office/place", body: placeInput() }),
		change: async (testing) => {
			const { id, revision } = await newPlace(testing);
			return { path: `/office/place/${id}`, body: { ...placeInput(), revision } };
		},
		remove: async (testing) => ({ path: `/office/place/${(await newPlace(testing)).id}` }),
	},
	home: {
		get: async () => ({ path: "/office/home" }),
		change: async ({ app }) => {
			const { articles: _, seminars: __, ...values } = await app.services.homeOffice.get();
			return { path: "/office/home", body: { ...values, banner_text: "Wir ziehen um" } };
		},
		partners: async () => ({ path: "/office/partner" }),
		changePartners: async ({ app }) => ({
			path: "/office/partner",
			body: { ...(await app.services.homeOffice.partners()), partners: [] },
		}),
	},
};
