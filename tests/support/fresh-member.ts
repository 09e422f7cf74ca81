import { type Ask, logIn, registration } from "./account.ts";
import type { TestApp } from "./app.ts";
import { openHouse } from "./house.ts";
import type { Captured } from "./mailbox.ts";

export const PASSWORD = "Elbsandstein-42";

export interface FreshMember {
	id: number;
	email: string;
	token: string;
	login: { username: string; password: string };
	profile(): Promise<Record<string, unknown>>;
	/** Sends the profile back with these changes. */
	put(over: Record<string, unknown>, at?: number): ReturnType<Ask>;
}

export interface MemberTests {
	api: TestApp;
	ask: Ask;
	read: () => Promise<Captured[]>;
	/** A new member with a confirmed address and phone. */
	join(): Promise<FreshMember>;
}

export async function memberTests(now: Date): Promise<MemberTests> {
	const { api, ask, read } = await openHouse({ clock: () => now });
	let count = 0;

	async function join(): Promise<FreshMember> {
		count += 1;
		const email = `karla${count}@vsz.example`;
		const login = { username: email, password: PASSWORD };
		const given = { name: "Karla Lindner", email, company: "", date_of_birth: "", phone_number: "+4915100000000" };
		await ask("POST", "/user", { body: registration({ ...given, password: PASSWORD, password_repeat: PASSWORD }) });
		const { rows } = await api.database.pool.query(
			"update members set email_confirmed_at = now(), pin_authenticated_at = now() where email = $1 returning id",
			[email],
		);
		const { id } = rows[0];
		const token = await logIn(ask, login);
		await read();
		const profile = async () => (await ask("GET", "/user/profile", { token })).body.data;
		const put = async (over: Record<string, unknown>, at = id) =>
			ask("PUT", `/user/${at}`, { body: { ...(await profile()), ...over }, token });
		return { id, email, token, login, profile, put };
	}
	return { api, ask, read, join };
}
