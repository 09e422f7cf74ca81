import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { DEMO_CONFIRMATION } from "./demo-words.ts";
import { officeEndpoint } from "./endpoint.ts";

/** OPS-05: a demo becomes a house of one's own. */

const DemoState = z.object({
	/** Whether the demo lies in this house and it runs as one. */
	is_demo: z.boolean(),
	/** What people who exist have ordered, booked or given: then nothing is emptied any more. */
	real: z.int(),
});
export type DemoState = z.output<typeof DemoState>;

export const demo = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/demo",
		access: "settings.write",
		summary: "Ob in diesem Haus die Demo liegt und sich leeren lässt",
		response: single(DemoState),
	}),
	empty: officeEndpoint({
		method: "POST",
		path: "/office/demo/emptying",
		access: "settings.write",
		proof: "fresh",
		log: "security",
		summary: "Leert die Demo und nennt das Geheimnis des Links mit dem die Einrichtung beginnt",
		refuses: ["demo_gone", "demo_in_use"],
		body: z.object({
			confirmation: z
				.string()
				.check(z.refine((text) => text.trim() === DEMO_CONFIRMATION, `Bitte tippe „${DEMO_CONFIRMATION}“`)),
		}),
		response: single(z.object({ token: field.mailedToken })),
	}),
};
