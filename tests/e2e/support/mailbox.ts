import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Every journey has an address of its own: mailboxes are limited, and mails are found by it. */
export const newAddress = (): string => `e2e-${randomUUID()}@vsz.example`;

/** The text of a mail from the outbox that shows in the browser, and the link in it that leads to `path`. */
export async function readMail(page: Pick<Page, "request">, to: string, subject: string) {
	let name: string | undefined;
	await expect
		.poll(
			async () => {
				const list = await page.request.get("/postausgang");
				expect(list.ok()).toBe(true);
				const rows = (await list.text()).split("<tr>");
				const row = rows.find((part) => part.includes(to) && part.includes(subject));
				name = /href="([^"]+)"/.exec(row ?? "")?.[1];
				return name;
			},
			{ intervals: [50, 100, 200] },
		)
		.toBeDefined();
	const mail = await (await page.request.get(name ?? "")).text();
	const text = mail.slice(mail.indexOf("<pre>"));
	return { text, link: (path: string) => new RegExp(`href="http://[^/]+(${path}[^"]+)"`).exec(text)?.[1] ?? "" };
}
