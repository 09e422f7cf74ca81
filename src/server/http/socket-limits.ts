import { createServer, type RequestListener, type Server } from "node:http";

/** How long a connection may keep us waiting, and how many there may be: everything a stranger can hold open. */
export interface SocketLimits {
	/** A request with its body is here by then. */
	requestMs: number;
	/** Its headers are; also counts for a connection on which nothing is said at all. */
	headersMs: number;
	/** Between two requests. */
	keepAliveMs: number;
	/** Nothing read and nothing written: an answer may take as long as it likes as long as somebody takes it. */
	idleMs: number;
	/** How often the first two are looked at. */
	checkMs: number;
	/** In this process; one more is closed at once. */
	connections: number;
}

/**
 * The largest body is 256 kB, which takes 30 s on a line of 70 kbit/s. 5,000 idle connections cost about 35 MB, reckoned
 * from 1,900, and stand for far more people, because one is given back after five seconds without a question.
 */
export const SOCKET_LIMITS: SocketLimits = {
	requestMs: 30_000,
	headersMs: 15_000,
	keepAliveMs: 5_000,
	idleMs: 120_000,
	checkMs: 5_000,
	connections: 5_000,
};

/**
 * Connections that the system has made and we have not taken yet. Of more it makes none, and whoever came tries again
 * after 1, 3, 7, 15 and 31 seconds: Node's own 511 are too few for a rush. The system may allow fewer than these.
 */
export const BACKLOG = 4_096;

export function createBoundServer(limits: SocketLimits, listener: RequestListener): Server {
	const server = createServer(
		{
			// A missing host is refused in our own words, with the request's target.
			requireHostHeader: false,
			requestTimeout: limits.requestMs,
			headersTimeout: limits.headersMs,
			keepAliveTimeout: limits.keepAliveMs,
			connectionsCheckingInterval: limits.checkMs,
		},
		listener,
	);
	server.timeout = limits.idleMs;
	server.maxConnections = limits.connections;
	return server;
}
