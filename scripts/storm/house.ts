import { join } from "node:path";
import type pg from "pg";
import { connectTo, embeddedUrl } from "#tests/support/embedded.ts";

export interface House {
	/** Always on this machine. */
	url: string;
	databaseUrl: string;
	/** Where letters become files. */
	letters: string;
	client: pg.Client;
}

/** A running house with its embedded database. */
export async function openHouse({ url, dataDir }: { url: string; dataDir: string }): Promise<House> {
	const databaseUrl = await embeddedUrl(dataDir);
	return { url, databaseUrl, letters: join(dataDir, "outbox"), client: await connectTo(databaseUrl) };
}
