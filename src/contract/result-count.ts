/** 'Keine Ergebnisse', '1 Ergebnis', '7 Ergebnisse' */
export function resultCount(count: number): string {
	if (count === 0) return "Keine Ergebnisse";
	return count === 1 ? "1 Ergebnis" : `${count} Ergebnisse`;
}
