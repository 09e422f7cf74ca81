import { expect, test } from "vitest";
import { keptDetails } from "./masking.ts";

test("LOG-01 of a person's own data the history keeps which field it was, never the value", () => {
	expect(
		keptDetails("order", {
			email: ["clara@winkler.example", "clara.neu@winkler.example"],
			street_suffix: [null, "12 a"],
			company: ["Chor e. V.", ""],
			was: "paid",
			amount_cents: [8_900, 7_900],
			persons: [{ first_name: "Clara", last_name: "Winkler", seat: 3 }],
			buyer: { name: "Clara Winkler", city: "Pirna", country: "DE" },
		}),
	).toEqual({
		email: ["***", "***"],
		street_suffix: [null, "***"],
		company: ["***", ""],
		was: "paid",
		amount_cents: [8_900, 7_900],
		persons: [{ first_name: "***", last_name: "***", seat: 3 }],
		buyer: { name: "***", city: "***", country: "DE" },
	});
});

test("what is the house's own is kept as it is; what was searched for is not", () => {
	expect(keptDetails("category", { name: ["Vereinsrecht", "Recht"] })).toEqual({ name: ["Vereinsrecht", "Recht"] });
	expect(keptDetails("settings", { email: ["a@vsz.example", "b@vsz.example"] })).toEqual({
		email: ["a@vsz.example", "b@vsz.example"],
	});
	expect(keptDetails("list", { format: "csv", query: "area=money&q=clara%40winkler.example&days=7" })).toEqual({
		format: "csv",
		query: "area=money&q=***&days=7",
	});
	expect(keptDetails("list", { query: "subject=member&subject_id=Sabine+Kern&q=Sabine" })).toEqual({
		query: "subject=member&subject_id=***&q=***",
	});
});
