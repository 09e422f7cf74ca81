interface Named {
	first_name: string | null;
	last_name: string | null;
}

const fullName = ({ first_name, last_name }: Named): string => [first_name, last_name].filter(Boolean).join(" ");

/** Whoever was signed up without a name is a guest of the one who signed up. */
export const nameOf = (person: Named & { by: Named }): string => fullName(person) || `Gast von ${fullName(person.by)}`;
