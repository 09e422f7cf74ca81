/*
 * Woran sich ein Ausschnitt hält: der Punkt für `object-position`, bei dem der gelbe Stuhl in jedem Format ganz im Bild
 * bleibt. Er liegt so nah an der Mitte des Stuhls, wie das geht, und auf vollen fünf Prozent (so fein sind die Klassen).
 */

const STEP = 5;
/** Welcher Teil der Höhe in den breiten und welcher der Breite in den hohen Formaten zu sehen ist (Szenen sind 16:10). */
const SCENE = 16 / 10;
const SHARES = { height: [SCENE / (16 / 7)], width: [4 / 3 / SCENE, 1 / SCENE, 3 / 4 / SCENE] };

const percent = (value) => Math.round(value * 1000) / 10;

/** Links, oben, rechts, unten in Prozent des Bildes. */
export const chairBox = ({ left, top, right, bottom, width, height }) => [
	percent(left / width),
	percent(top / height),
	percent(1 - right / width),
	percent(1 - bottom / height),
];

/** Der Teil [p·(1−s), p·(1−s)+s] einer Achse ist zu sehen; gesucht ist p. */
function along(from, to, shares) {
	const isWhole = (p) =>
		shares.every((share) => {
			const start = p * (1 - share);
			return start <= from && to <= start + share * 100;
		});
	const middle = (from + to) / 2;
	return Array.from({ length: 100 / STEP + 1 }, (_, index) => index * STEP)
		.filter(isWhole)
		.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
}

export function focusOf([left, top, right, bottom], name) {
	const focus = [along(left, right, SHARES.width), along(top, bottom, SHARES.height)];
	if (focus.includes(undefined)) throw new Error(`Kein Ausschnitt zeigt den gelben Stuhl immer ganz: ${name}`);
	return focus;
}
