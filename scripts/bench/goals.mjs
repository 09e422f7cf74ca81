const missed = [];

/** Says beside a figure whether it is what we want of it. */
export function goal(text, isMet) {
	if (!isMet) missed.push(text);
	return `${isMet ? "✓" : "✗"} ${text}`;
}

/** How the command ends. */
export function endOfGoals() {
	console.log(missed.length === 0 ? "\nAlle Ziele erreicht." : `\nVerfehlt: ${missed.join(" · ")}`);
	return missed.length === 0 ? 0 : 1;
}
