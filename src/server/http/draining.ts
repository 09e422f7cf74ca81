import { once } from "node:events";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "#contract/constants.ts";
import { SOCKET_LIMITS } from "./socket-limits.ts";

/** By then a connection on which nothing is asked has been given back by itself. */
const GRACE_MS = SOCKET_LIMITS.keepAliveMs + SECOND_MS;

/**
 * Lets a server run empty while another takes over. It takes no more connections; on those there are it answers once
 * more and says that it is the last time. Closing them at once would cut a question that is on its way.
 */
export async function drain(server: Server, graceMs = GRACE_MS): Promise<void> {
	const empty = once(server, "close");
	server.prependListener("request", (_, response) => {
		response.shouldKeepAlive = false;
	});
	// An HTTP server's own close ends idle connections too.
	NetServer.prototype.close.call(server);
	await Promise.race([empty, wait(graceMs)]);
}
