/** "1 Person", "3 Personen" */
export const personWords = (count: number): string => (count === 1 ? "1 Person" : `${count} Personen`);

/** "1 Person wartet", "3 Personen warten" */
export const waitWords = (count: number): string => `${personWords(count)} ${count === 1 ? "wartet" : "warten"}`;
