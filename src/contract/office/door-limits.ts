/** A device sends what is more afterwards. */
export const TICKS_AT_ONCE = 500;
