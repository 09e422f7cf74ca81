import { officePaths } from "#contract/office/paths.ts";
import type { VoucherUse } from "#contract/office/voucher-rows.ts";

/** The screen of the booking or the order. */
export const pathOfUse = ({ kind, number }: Pick<VoucherUse, "kind" | "number">): string =>
	kind === "booking" ? officePaths.booking(number) : officePaths.order(number);
