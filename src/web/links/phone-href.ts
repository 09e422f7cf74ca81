/** '+49 351 0000000' → 'tel:+493510000000' */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
