import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "#browser/ui/price.tsx";
import { PriceSummary } from "./price-summary.tsx";

const chosen = { price: 49, persons: 2, voucher: null };
const words = (element: React.ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, " ");

test("CO-18 beside a price stands what its tax category says", () => {
	expect(words(<Price price={49} tax="standard" />)).toContain("inkl. MwSt.");
	expect(words(<PriceSummary {...chosen} tax="standard" />)).toContain(
		"Gesamtpreis inkl. MwSt., keine weiteren Kosten",
	);
});

test("CO-18 an exempt seminar is never 'inkl. MwSt.'", () => {
	for (const shown of [words(<Price price={49} tax="exempt" />), words(<PriceSummary {...chosen} tax="exempt" />)]) {
		expect(shown).toContain("umsatzsteuerfrei");
		expect(shown).not.toContain("MwSt");
	}
});

test("what costs nothing needs no word about tax", () => {
	for (const tax of ["standard", "exempt"] as const)
		for (const shown of [
			words(<Price price={null} tax={tax} />),
			words(<PriceSummary {...chosen} price={null} tax={tax} />),
		])
			expect(shown).not.toMatch(/MwSt|steuerfrei/);
});
