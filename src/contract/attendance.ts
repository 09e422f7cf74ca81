/** Who came to a session, as the office notes it. */
export const ATTENDANCE_STATES = ["present", "absent", "excused", "partly"] as const;
export const ATTENDANCE_SOURCES = ["paper", "tablet", "import"] as const;
