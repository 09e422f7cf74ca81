import { SET_UP_PARTS, type SetUp, type SetUpPart } from "#contract/office/set-up.ts";
import type { Config } from "#server/config.ts";
import { EXAMPLE_PROVIDER } from "#server/config.ts";
import type { Progress } from "./store.ts";

type Known = Pick<Config, "smtpUrl" | "sms" | "mollie" | "provider">;

/** What still says what a house is delivered with. */
const examplesIn = (provider: Config["provider"]): string[] =>
	Object.entries(EXAMPLE_PROVIDER)
		.filter(([name, value]) => provider[name as keyof typeof provider] === value)
		.map(([name]) => name);

/** A house that did not begin with the set-up is reminded of nothing. */
export function setUpOf(progress: Progress | null, { smtpUrl, sms, mollie, provider }: Known): SetUp {
	const passed = progress?.passed ?? [];
	const isThere: Record<SetUpPart, boolean> = {
		house: passed.includes("house"),
		mail: smtpUrl !== null,
		payments: mollie !== null,
		sms: sms !== null,
		legal: passed.includes("legal"),
	};
	const missing = SET_UP_PARTS.filter((part) => !isThere[part]);
	return {
		is_open: progress !== null && !passed.includes("end") && missing.length > 0,
		passed,
		missing,
		// Somebody has looked at them: what is the same then is meant.
		examples: isThere.house ? [] : examplesIn(provider),
	};
}
