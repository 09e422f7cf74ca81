import { paths } from "#contract/paths.ts";
import type { Block } from "./blocks.ts";
import type { Sender } from "./letter.ts";

/** Letters about an account greet without a name until the address is confirmed: until then anybody may have chosen it. */
export const hello = (name: string | null): string => (name ? `Hallo ${name},` : "Hallo,");

export const notYou = ({ provider, publicUrl }: Sender): Block => ({
	kind: "box",
	title: "Du warst das nicht?",
	text: `Dann sag uns bitte Bescheid (${provider.email}) und wähle gleich ein neues Passwort.`,
	link: { label: "Neues Passwort wählen", url: publicUrl + paths.forgotPassword },
});
