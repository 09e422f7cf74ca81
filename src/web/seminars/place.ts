/** Places are written 'town, house, room'; online seminars 'Online, per Videokonferenz'. */
export function placeOf(location: string): { town: string; details: string } {
	const [town = "", ...details] = location.split(",").map((part) => part.trim());
	return { town, details: details.join(", ") };
}
