import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { file } from "./files.ts";
import { single } from "./paging.ts";

export const CERTIFICATE_STATES = ["valid", "replaced", "withdrawn", "unknown"] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** Of one that is not valid nothing is told but that. */
const CheckedCertificate = z.object({
	state: z.enum(CERTIFICATE_STATES),
	certificate: z.nullable(
		z.object({
			topic: z.string(),
			/** The first and the last day, ISO. */
			from: z.string(),
			to: z.string(),
			units: z.number(),
			unit_minutes: z.int(),
			initials: z.string(),
		}),
	),
});
export type CheckedCertificate = z.output<typeof CheckedCertificate>;

/** As people type it: any case, with or without its strokes. */
const code = z
	.string(field.REQUIRED)
	.check(z.trim(), z.minLength(1, field.REQUIRED), z.maxLength(60, field.INVALID_VALUE));

/** "6 Unterrichtseinheiten à 45 Minuten" */
export const unitsText = (units: number, minutes: number): string =>
	`${String(units).replace(".", ",")} ${units === 1 ? "Unterrichtseinheit" : "Unterrichtseinheiten"} à ${minutes}\u00a0Minuten`;

/** A certificate on the page of its booking. */
export const BookedCertificate = z.object({ number: z.string(), name: z.string(), path: z.string() });

export const certificates = {
	check: endpoint({
		method: "GET",
		path: "/certificate/:code",
		access: "public",
		summary: "Ob eine Teilnahmebescheinigung von uns stammt; nur Initialen und keine Namen",
		refuses: ["too_many"],
		params: z.object({ code }),
		response: single(CheckedCertificate),
	}),
	pdf: endpoint({
		method: "GET",
		path: "/certificate_file/:token",
		access: "public",
		summary: "Eine Teilnahmebescheinigung als PDF mit dem Link aus dem Brief",
		refuses: ["too_many"],
		params: z.object({ token: field.token }),
		response: file("application/pdf"),
	}),
};
