import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Account, isReachable, REACHABLE_ROOT } from "./binaries.ts";

export async function ownedFolder(path: string, account: Account | null): Promise<string> {
	await mkdir(path, { recursive: true, mode: 0o700 });
	if (account) await chown(path, account.uid, account.gid);
	await chmod(path, 0o700);
	return path;
}

/** Where it lies in a data folder that has one. */
export const findCluster = async (dataDir: string): Promise<string> =>
	(await readFile(join(dataDir, "postgres-location"), "utf8").catch(() => "")) || join(dataDir, "postgres");

/** As root with a closed data folder, the cluster lies elsewhere; the data folder remembers where. */
export async function placeCluster(
	dataDir: string,
	account: Account | null,
): Promise<{ cluster: string; movedTo: string | null }> {
	await mkdir(dataDir, { recursive: true });
	if (!account || (await isReachable(dataDir))) {
		return { cluster: await ownedFolder(join(dataDir, "postgres"), account), movedTo: null };
	}
	const note = join(dataDir, "postgres-location");
	const movedTo =
		(await readFile(note, "utf8").catch(() => "")) || join(REACHABLE_ROOT, `cluster-${randomBytes(6).toString("hex")}`);
	await mkdir(REACHABLE_ROOT, { recursive: true, mode: 0o755 });
	await writeFile(note, movedTo);
	return { cluster: await ownedFolder(movedTo, account), movedTo };
}

export const passwordFile = (dataDir: string): string => join(dataDir, "postgres-password");

/** The password lies in the data folder, where only the application's user can read it. */
export async function password(dataDir: string): Promise<string> {
	const file = passwordFile(dataDir);
	if (!existsSync(file)) await writeFile(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
	return readFile(file, "utf8");
}

export async function initialise(bin: string, cluster: string, secret: string, account: Account | null): Promise<void> {
	if (existsSync(join(cluster, "PG_VERSION"))) return;
	const handedOver = join(cluster, "..", `.vsz-init-${process.pid}`);
	await writeFile(handedOver, secret, { mode: 0o600 });
	if (account) await chown(handedOver, account.uid, account.gid);
	try {
		// A locale of the system may be missing on a bare machine; sorting by code point is the same everywhere.
		execFileSync(
			join(bin, "initdb"),
			[
				"-D",
				cluster,
				"-U",
				"vsz",
				"-E",
				"UTF8",
				"--locale=C.UTF-8",
				"--locale-provider=builtin",
				"--auth=scram-sha-256",
				`--pwfile=${handedOver}`,
			],
			{ ...account, cwd: "/", stdio: "pipe" },
		);
	} finally {
		await rm(handedOver, { force: true });
	}
}
