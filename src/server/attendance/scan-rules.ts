import { type FileHandle, open } from "node:fs/promises";
import type { SCAN_TYPES } from "#contract/office/date-papers.ts";

export type ScanType = (typeof SCAN_TYPES)[number];

/** What a file is, by how it begins and ends; none where it is neither. */
export function typeOf(start: Buffer, end: Buffer): ScanType | null {
	if (start.subarray(0, 5).toString("latin1") === "%PDF-" && end.toString("latin1").includes("%%EOF"))
		return "application/pdf";
	const isJpeg = start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff;
	return isJpeg && end.lastIndexOf(Buffer.from([0xff, 0xd9])) !== -1 ? "image/jpeg" : null;
}

const ENDS_WITHIN = 1_024;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
	return buffer.subarray(0, bytesRead);
}

export async function typeOfFile(path: string): Promise<ScanType | null> {
	const file = await open(path);
	try {
		const { size } = await file.stat();
		return typeOf(await readAt(file, 0, 8), await readAt(file, Math.max(0, size - ENDS_WITHIN), ENDS_WITHIN));
	} finally {
		await file.close();
	}
}
