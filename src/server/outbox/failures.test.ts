import { expect, test } from "vitest";
import { smsFault, smtpFault } from "./failures.ts";

const smtp = (parts: object) => smtpFault(Object.assign(new Error("x"), parts));

test("it is the server's fault when it is away, silent, closing or does not want us, whoever the letter is for", () => {
	for (const code of ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "EAUTH", "EPROTOCOL"])
		expect([code, smtp({ code })]).toEqual([code, "server"]);
	expect(smtp({ code: "EENVELOPE", command: "RCPT TO", responseCode: 421, response: "421 closing" })).toBe("server");
	expect(smtp({ code: "EENVELOPE", command: "MAIL FROM", responseCode: 530, response: "530 login first" })).toBe(
		"server",
	);
});

test("what a server says to the letter or to its words is the letter's own", () => {
	expect(smtp({ code: "EENVELOPE", command: "RCPT TO", responseCode: 450, response: "450 busy" })).toBe("letter");
	expect(smtp({ code: "EMESSAGE", command: "DATA", responseCode: 554, response: "554 spam" })).toBe("letter");
	expect(smtp({ code: "EENVELOPE", command: "RCPT TO", responseCode: 553, response: "553 who?" })).toBe("recipient");
});

test("the SMS gateway's answers are told apart the same way", () => {
	expect([smsFault(503, undefined), smsFault(200, undefined), smsFault(401, "900")]).toEqual(Array(3).fill("server"));
	expect([smsFault(200, "500"), smsFault(200, "202"), smsFault(200, "401")]).toEqual(["server", "recipient", "letter"]);
});
