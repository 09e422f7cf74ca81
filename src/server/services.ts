import type { Database } from "./db/client.ts";
import { attendanceServices } from "./services/attendance.ts";
import { baseServices } from "./services/base.ts";
import { bookingsServices } from "./services/bookings.ts";
import { booksServices } from "./services/books.ts";
import { contentServices } from "./services/content.ts";
import { documentsServices } from "./services/documents.ts";
import { findingServices } from "./services/finding.ts";
import { houseServices } from "./services/house.ts";
import type { Parts as Rest } from "./services/parts.ts";
import { peopleServices } from "./services/people.ts";
import { seminarsServices } from "./services/seminars.ts";
import { shopServices } from "./services/shop.ts";
import { staffServices } from "./services/staff.ts";

export type Parts = Omit<Rest, "db" | "databaseUrl"> & { database: Pick<Database, "db" | "url"> };

/** Every service, each area made of those above it: a cycle does not compile. */
export function createServices({ database: { db, url }, ...rest }: Parts) {
	const parts = { ...rest, db, databaseUrl: url };
	const base = { ...parts, ...baseServices(parts) };
	const content = { ...base, ...contentServices(base) };
	const documents = { ...content, ...documentsServices(content) };
	const seminars = { ...documents, ...seminarsServices(documents) };
	const finding = { ...seminars, ...findingServices(seminars) };
	const staff = { ...finding, ...staffServices(finding) };
	const bookings = { ...staff, ...bookingsServices(staff) };
	const attendance = { ...bookings, ...attendanceServices(bookings) };
	const shop = { ...attendance, ...shopServices(attendance) };
	const books = { ...shop, ...booksServices(shop) };
	const house = { ...books, ...houseServices(books) };
	return { ...house, ...peopleServices(house) };
}

export type Services = ReturnType<typeof createServices>;
