/** A number as people read it, for a link that dials it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;
