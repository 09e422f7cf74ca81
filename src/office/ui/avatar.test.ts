import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";

test("DESK-13 initials are whole signs, whatever somebody calls themselves", () => {
	expect(["Clara Winkler", "élodie", "Anna-Lena von Berg", "𝕏", "🪑 e. V.", ""].map(initialsOf)).toEqual([
		"CW",
		"É",
		"AB",
		"𝕏",
		"🪑V",
		"",
	]);
});
