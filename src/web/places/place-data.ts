import type { Place } from "#contract/places.ts";

/** A place as search engines read it; what is not known is left out. */
export const placeData = ({ name, street, postcode, city, map_url }: Place) => ({
	"@type": "Place",
	name,
	...(map_url && { hasMap: map_url }),
	address: {
		"@type": "PostalAddress",
		...(street && { streetAddress: street }),
		...(postcode && { postalCode: postcode }),
		...(city && { addressLocality: city }),
		addressCountry: "DE",
	},
});
