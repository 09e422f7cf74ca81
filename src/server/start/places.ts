import { access, appendFile, constants, mkdir } from "node:fs/promises";
import type { Config } from "#server/config.ts";
import { StartError } from "./explain.ts";
import { complain } from "./voice.ts";

/** A log that nobody can write is a wrong setting. A disk that is away for a while must not keep the house shut. */
export async function checkPlaces({ securityLog, backup }: Pick<Config, "securityLog" | "backup">): Promise<void> {
	if (securityLog && securityLog !== "stdout")
		await appendFile(securityLog, "", { mode: 0o600 }).catch((error: Error) => {
			throw new StartError(`SECURITY_LOG muss eine Datei sein, in die die Anwendung schreiben darf: ${error.message}`);
		});
	if (!backup) return;
	await mkdir(backup.folder, { recursive: true })
		.then(() => access(backup.folder, constants.W_OK))
		.catch(({ message }: Error) =>
			complain(`In BACKUP_FOLDER lässt sich nicht schreiben, so lange entsteht keine Sicherung: ${message}`),
		);
}
