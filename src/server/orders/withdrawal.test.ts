import { expect, test } from "vitest";
import { mayWithdrawAlone, nextState, orderNumbersIn } from "./rules.ts";

test("§ 355 BGB the right ends with the fourteenth day after the contract, in Berlin", () => {
	const order = {
		state: "placed",
		accept_early_performance: false,
		paid_at: null,
		payment_method: "invoice" as const,
	} as const;
	const created_at = new Date("2026-11-01T22:30:00Z");
	expect(mayWithdrawAlone({ ...order, created_at }, new Date("2026-11-15T22:59:59Z"))).toBe(true);
	expect(mayWithdrawAlone({ ...order, created_at }, new Date("2026-11-15T23:00:00Z"))).toBe(false);
	expect(mayWithdrawAlone({ ...order, created_at, accept_early_performance: true }, created_at)).toBe(false);
	expect(mayWithdrawAlone({ ...order, created_at, state: "withdrawn" }, created_at)).toBe(false);
});

test("an order goes only where the table of states leads", () => {
	const reach = (state: Parameters<typeof nextState>[0]) =>
		(["pay", "cancel", "withdraw"] as const).map((event) => nextState(state, event));
	expect(reach("awaiting_payment")).toEqual(["paid", "cancelled", "withdrawn"]);
	expect(reach("placed")).toEqual(["paid", null, "withdrawn"]);
	expect(reach("paid")).toEqual([null, null, "withdrawn"]);
	expect(reach("cancelled")).toEqual([null, null, null]);
	expect(reach("withdrawn")).toEqual([null, null, null]);
});

test.each([
	["Bestellung VSZ-2026-000004-K7QM vom 3. Mai", ["VSZ-2026-000004-K7QM", "VSZ-2026-000004"]],
	["vsz-2026-000004-k7qm", ["VSZ-2026-000004-K7QM", "VSZ-2026-000004"]],
	["Nr. vsz 2026 000004 k7qm, bitte", ["VSZ-2026-000004-K7QM", "VSZ-2026-000004"]],
	["VSZ – 2026 – 000004 – K7QM", ["VSZ-2026-000004-K7QM", "VSZ-2026-000004"]],
	["VSZ-2026-000004", ["VSZ-2026-000004"]],
	["VSZ-2026-000004 bitte", ["VSZ-2026-000004"]],
	["VSZ-2026-000004-K7QMX", ["VSZ-2026-000004"]],
	["VSZ-2026-000004, Dank im Voraus", ["VSZ-2026-000004"]],
	["VSZ-2026-000004 Dank im Voraus", ["VSZ-2026-000004-DANK", "VSZ-2026-000004"]],
	["RE-2026-000004", []],
	["Das Seminar im Mai", []],
])("WB-3 the order that “%s” may name", (text, numbers) => {
	expect(orderNumbersIn(text)).toEqual(numbers);
});
