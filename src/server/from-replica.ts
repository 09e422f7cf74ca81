import { type Contract, endpointsOf } from "#contract/endpoint.ts";
import type { Replica } from "./db/replica.ts";
import type { AnyHandler, HandlersOf } from "./handlers.ts";

/** OPS-04: what is kept for everybody may come from the standby; what somebody is told of their own never does. */
export function fromReplica<C extends Contract>(
	contract: C,
	handlers: HandlersOf<C>,
	replica: Pick<Replica, "read">,
): HandlersOf<C> {
	const routed = handlers as Record<string, Record<string, AnyHandler>>;
	for (const { group, name, endpoint } of endpointsOf(contract)) {
		const handler = routed[group]?.[name];
		if (!handler || !routed[group] || endpoint.cache !== "content") continue;
		routed[group][name] = (input, viewer) =>
			viewer.kind === "guest" ? replica.read(() => handler(input, viewer)) : handler(input, viewer);
	}
	return handlers;
}
