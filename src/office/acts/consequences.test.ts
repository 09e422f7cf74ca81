import { expect, test } from "vitest";
import { recipientWords } from "./consequences.tsx";

/** A number stays with its word. */
const said = (letters: Parameters<typeof recipientWords>[0]) => recipientWords(letters).replaceAll("\u00a0", " ");
const letter = (to: string, is_ours = false) => ({ to, subject: "", text: "", is_ours });

test("DESK-09 everybody who gets a letter is named before: who it is, how many they are, and the house itself", () => {
	expect(said([])).toBe("");
	expect(said([letter("clara@example.org"), letter("post@vsz.example", true)])).toBe(
		"1 Brief an clara@example.org · 1 Brief an uns",
	);
	expect(said([letter("clara@example.org"), letter("clara@example.org")])).toBe("2 Briefe an clara@example.org");
	expect(said([letter("clara@example.org"), letter("reza@example.org")])).toBe("2 Briefe an 2 Personen");
	expect(said([letter("post@vsz.example", true)])).toBe("1 Brief an uns");
});
