/** 'Clara Winkler' → 'Clara', 'Dr. Clara Winkler' → 'Clara': what ends in a dot is a title. */
export function firstName(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	return words.find((word) => !word.endsWith(".")) ?? name;
}
