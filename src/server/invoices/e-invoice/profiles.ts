/** What a file says of itself (BT-24), and the process it belongs to (BT-23). */
export const PROFILES = {
	/** Inside the PDF (Factur-X 1.0, ZUGFeRD 2). */
	"factur-x": { guideline: "urn:cen.eu:en16931:2017", process: null },
	/** By itself, for public buyers. */
	xrechnung: {
		guideline: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
		process: "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
	},
} as const;

export type Profile = keyof typeof PROFILES;
