import type { SCAN_TYPES } from "#contract/office/date-papers.ts";

export type ScanType = (typeof SCAN_TYPES)[number];

/** What a file is, by how it begins and ends; none where it is neither. */
export function typeOf(start: Buffer, end: Buffer): ScanType | null {
	if (start.subarray(0, 5).toString("latin1") === "%PDF-" && end.toString("latin1").includes("%%EOF"))
		return "application/pdf";
	const isJpeg = start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff;
	return isJpeg && end.lastIndexOf(Buffer.from([0xff, 0xd9])) !== -1 ? "image/jpeg" : null;
}
