import { expect, test } from "vitest";
import { testApp } from "#tests/support/app.ts";
import { normaliseCode } from "./rules.ts";

test("API-23 RUN-32 usable vouchers answer their discount, the others say why not", async () => {
	const { get } = await testApp();
	const check = async (code: string) => {
		const { status, body } = await get(`/api/v1/voucher/${encodeURIComponent(code)}/check`);
		return [status, body];
	};
	const usable = (code: string, discount: number) => [200, { data: { code, batch: { discount } } }];
	expect(await check("WILLKOMMEN10")).toEqual(usable("WILLKOMMEN10", 10));
	expect(await check("EHRENAMT50")).toEqual(usable("EHRENAMT50", 50));
	expect(await check("FREI100")).toEqual(usable("FREI100", 100));
	expect(await check("EINMALIG")).toEqual(usable("EINMALIG", 20));
	expect(await check(" willkommen10 ")).toEqual(usable("WILLKOMMEN10", 10));
	expect(await check("ABGELAUFEN")).toEqual([
		422,
		{ code: "voucher_expired", message: "Dieser Gutschein ist abgelaufen." },
	]);
	expect(await check("VERBRAUCHT")).toEqual([
		422,
		{ code: "voucher_used_up", message: "Dieser Gutschein ist bereits eingelöst." },
	]);
	expect(await check("GIBTESNICHT")).toEqual([
		404,
		{ code: "voucher_unknown", message: "Diesen Gutschein kennen wir nicht." },
	]);
});

test("SIGN-20 a code is trimmed and may be typed in small letters", () => {
	expect(normaliseCode("  ehrenamt50 ")).toBe("EHRENAMT50");
});
