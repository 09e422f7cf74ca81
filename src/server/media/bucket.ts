import { ApiError, refuse } from "#contract/errors.ts";

export interface BucketEntry {
	path: string;
	bytes: number;
	/** When it came there. */
	at: Date;
}

/** OPS-04: where media lies for good, when it is not the disk. A path is the one below the media folder. */
export interface Bucket {
	/** Where browsers fetch from it. */
	origin: string;
	put(path: string, file: string): Promise<void>;
	/** Writes it to the disk; false where there is none. */
	fetch(path: string, to: string): Promise<boolean>;
	/** Its bytes; null where there is none. */
	has(path: string): Promise<number | null>;
	/** What begins with that. */
	list(prefix: string): AsyncIterable<BucketEntry>;
	remove(path: string): Promise<void>;
	/** An address at which anybody gets it, for so long. */
	signed(path: string, seconds: number): string;
}

/** It does not answer, or not as it should, also after some attempts: the reason is for the log. */
export const bucketAway = (reason: unknown): Error => Object.assign(refuse("storage_unavailable"), { cause: reason });

export const isBucketAway = (error: unknown): boolean =>
	error instanceof ApiError && error.body.code === "storage_unavailable";
