import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { MediaKind } from "./tables.ts";

/** Files below `public` are served to everybody at /media/…; those below `private` only with a signature. */
export const mediaFolders = (dataDir: string) => ({
	public: join(dataDir, "media", "public"),
	private: join(dataDir, "media", "private"),
});

/** Films on their way in; on the same disk, so that a whole one moves without being copied. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "media", "uploads");

/** They are there from the first start on, also without anything in them. */
export async function makeMediaFolders(dataDir: string): Promise<void> {
	for (const folder of Object.values(mediaFolders(dataDir))) await mkdir(folder, { recursive: true });
}

/** Where a film or its captions lie below the media folder. */
export const keyOf = (kind: MediaKind, path: string): string => `${kind === "video" ? "private" : "public"}/${path}`;

/** In the folder of a film's pieces what names all others. */
export const PLAYLIST = "index.m3u8";

const DIRECT = "direct";

/** The same address, from us and not from the bucket. */
export const undiverted = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}${DIRECT}=1`;
export const isUndiverted = (query: unknown): boolean => (query as Record<string, unknown>)[DIRECT] !== undefined;

export const publicPath = (path: string): string => `/media/${path}`;
