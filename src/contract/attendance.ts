/** Who came to a session, as the office notes it; `open` is what was taken back and says nothing of the person. */
export const ATTENDANCE_STATES = ["present", "absent", "excused", "partly", "open"] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];
export const ATTENDANCE_SOURCES = ["paper", "tablet", "import"] as const;

/** From this share of the minutes on somebody was there (OFF-014). */
export const PRESENT_FROM = 0.8;

/** What somebody reads and types of a code: groups of four. */
export const codeWords = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

/** The code in what a camera or a hand has read; none where it cannot be one. */
export function codeIn(text: string): string | null {
	const code = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
	return /^[A-Z2-9]{20,30}$/.test(code) ? code : null;
}
