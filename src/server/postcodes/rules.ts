/** In degrees. */
export interface Position {
	latitude: number;
	longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies (haversine). */
export function distanceKm(a: Position, b: Position): number {
	const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
	const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
	const chord = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
