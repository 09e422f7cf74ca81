import { places } from "./tables.ts";

export const placeColumns = {
	id: places.id,
	name: places.name,
	street: places.street,
	postcode: places.postcode,
	city: places.city,
	directions: places.directions,
	step_free: places.step_free,
	step_free_note: places.step_free_note,
	map_url: places.map_url,
};
