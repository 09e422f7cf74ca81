import type { contract } from "#contract/office/api.ts";
import type { HandlersOf } from "#server/handlers.ts";

export type OfficeHandlers = HandlersOf<typeof contract>;

/** Some groups of the contract; one that no part binds does not compile. */
export type Part<Groups extends keyof OfficeHandlers> = Pick<OfficeHandlers, Groups>;
