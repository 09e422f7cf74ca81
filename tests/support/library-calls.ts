import type { contract } from "#contract/office/api.ts";
import type { TestApp } from "./app.ts";
import { sampleLogo } from "./sample-pictures.ts";
import { colleague } from "./staff.ts";
import type { Make } from "./staff-calls.ts";

type Group = "pictures";
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
};
