import { paths } from "#contract/paths.ts";
import type { Sender } from "./letter.ts";

/** Letters about an account greet without a name until the address is confirmed: until then anybody may have chosen it. */
export const hello = (name: string | null): string => (name ? `Hallo ${name},` : "Hallo,");

export const notYou = ({ provider, publicUrl }: Sender): string =>
	`Du warst das nicht? Dann setze bitte gleich ein neues Passwort und sag uns Bescheid:\n${publicUrl}${paths.forgotPassword}\n${provider.email}`;
