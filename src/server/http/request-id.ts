import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { TrustProxy } from "#server/proxies.ts";

/** Short enough to be read out on the phone. */
const DIGITS = 10;
const GIVEN = /^[\w-]{6,64}$/;

/** By which a line of the log is found again. A proxy of our own may have given it one already. */
export const requestIds =
	(trust: TrustProxy) =>
	({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string => {
		const given = headers["x-request-id"];
		const isGiven = typeof given === "string" && GIVEN.test(given) && trust(socket.remoteAddress ?? "", 0);
		return isGiven ? given : randomUUID().replace("-", "").slice(0, DIGITS);
	};

/** Said where nobody knows what went wrong: with it somebody can look it up. */
export const withId = (sentence: string, id: string): string => `${sentence} (Vorgang ${id})`;
