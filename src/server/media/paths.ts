import { join } from "node:path";

/** Files below `public` are served to everybody at /media/…; those below `private` only with a signature. */
export const mediaFolders = (dataDir: string) => ({
	public: join(dataDir, "media", "public"),
	private: join(dataDir, "media", "private"),
});

export const publicPath = (path: string): string => `/media/${path}`;
