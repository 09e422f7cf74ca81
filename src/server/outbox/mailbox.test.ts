import addressparser from "nodemailer/lib/addressparser/index.js";
import { expect, test } from "vitest";
import { mailbox } from "./mailbox.ts";

test.each(["VSZ", "VSZ (Dresden)", "VSZ <boss@bank.example>", 'VSZ "Haus"; Leute: x', "a@b.example, c", "Zurück\\\\"])(
	"a house called %s writes from its own address",
	(name) => {
		expect(addressparser(mailbox(name, "post@vsz.example"))).toEqual([{ name, address: "post@vsz.example" }]);
	},
);
