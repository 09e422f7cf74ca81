/**
 * What an error says when the database, and not the application, is the reason. The driver, the system and the server
 * each have words of their own, and the query builder wraps them.
 */

/** No connection, or one that broke: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CONNECTION_STATE = /^(08...|28...|3D000|53300|57P0.)$/;
const SYSTEM_CODE =
	/^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const DRIVER_WORDS =
	/^(Connection terminated|timeout expired|There was an error establishing an SSL connection|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** It answers, but cannot do its work: no resources, no such role any more after a failover, too slow. */
const WORK_STATE = /^(25006|53...|55000|57014|58...)$/;
/** All connections stayed in use for as long as a request waits for one; or a query got no answer at all. */
const TOO_LATE = /^(timeout exceeded when trying to connect|Query read timeout)$/;

type Coded = Error & { code?: string; syscall?: string };

function isAbout(error: unknown, matches: (error: Coded) => boolean): boolean {
	if (!(error instanceof Error)) return false;
	if (matches(error) || isAbout(error.cause, matches)) return true;
	return error instanceof AggregateError && error.errors.some((one) => isAbout(one, matches));
}

const tellsOfConnection = ({ code = "", syscall, message }: Coded): boolean =>
	// Whatever keeps a socket from being opened: also a missing file, or too many who want in at once.
	syscall === "connect" || CONNECTION_STATE.test(code) || SYSTEM_CODE.test(code) || DRIVER_WORDS.test(message);

const tellsOfWork = ({ code = "", message }: Coded): boolean => WORK_STATE.test(code) || TOO_LATE.test(message);

/** A connection could not be made or broke; the pool itself has told the log of it. */
export const isConnectionLost = (error: unknown): boolean => isAbout(error, tellsOfConnection);

/** The database cannot serve this now, and a repetition in a while makes sense. */
export const isOutage = (error: unknown): boolean => isConnectionLost(error) || isAbout(error, tellsOfWork);
