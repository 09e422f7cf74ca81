import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { connect } from "./client.ts";
import { isConnectionLost, isOutage } from "./outage.ts";

const coded = (code: string, message = "kaputt") => Object.assign(new Error(message), { code });
const failure = (work: Promise<unknown>): Promise<unknown> =>
	work.then(
		() => expect.unreachable(),
		(error: unknown) => error,
	);

test.each([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"EAI_AGAIN",
	"08006",
	"53300",
	"57P01",
	"57P02",
	"57P03",
	"28P01",
])("%s means a lost connection, however deep it is wrapped", (code) => {
	const query = new DrizzleQueryError("select 1", [], coded(code));
	for (const error of [coded(code), query, new AggregateError([new Error("x"), query])]) {
		expect([isConnectionLost(error), isOutage(error)]).toEqual([true, true]);
	}
});

test.each([
	"Connection terminated unexpectedly",
	"Connection terminated due to connection timeout",
	"Client has encountered a connection error and is not queryable",
	"timeout expired",
])("the driver's “%s” means a lost connection", (message) => {
	expect(isConnectionLost(new Error(message))).toBe(true);
});

test.each([
	coded("57014"),
	coded("25006"),
	coded("53100"),
	new Error("Query read timeout"),
	new Error("timeout exceeded when trying to connect"),
])("a database that answers but cannot work is an outage of which the log must tell: $message $code", (error) => {
	expect([isConnectionLost(error), isOutage(error)]).toEqual([false, true]);
});

test.each([new Error("x"), coded("23505"), coded("ENOENT", "no such file"), coded("42P01"), "text", undefined])(
	"what is our own mistake is no outage: %s",
	(error) => {
		expect(isOutage(error)).toBe(false);
	},
);

test("a server that is not there, a database that takes nobody and a backend that is ended are outages", async () => {
	const absent = connect("postgres://vsz@/vsz?host=/tmp/no-such-folder");
	expect(isConnectionLost(await failure(absent.db.execute("select 1")))).toBe(true);
	const refused = connect("postgres://vsz@127.0.0.1:1/vsz");
	expect(isConnectionLost(await failure(refused.db.execute("select 1")))).toBe(true);
	const unknown = connect(inject("templateUrl").replace("/vsz?", "/no_such_database?"));
	expect(isConnectionLost(await failure(unknown.db.execute("select 1")))).toBe(true);

	const database = await createTestDatabase();
	onTestFinished(() => database.drop());
	expect(isConnectionLost(await failure(database.db.execute("select pg_terminate_backend(pg_backend_pid())")))).toBe(
		true,
	);
	await database.cutOff();
	expect(isOutage(await failure(database.db.execute("select 1")))).toBe(true);
	const client = new pg.Client(database.url);
	expect(isOutage(await failure(client.connect()))).toBe(true);
});
