/** '1 Termin', '7 Termine' */
export const dateCount = (count: number): string => (count === 1 ? "1 Termin" : `${count} Termine`);
