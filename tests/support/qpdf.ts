import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folder.ts";

/** Another reader than our own; where the machine lacks it a line says so. */
export const hasQpdf = spawnSync("qpdf", ["--version"]).status === 0;
if (!hasQpdf) console.info("Hier fehlt qpdf: Was es an PDFs findet, wird nicht geprüft.");

async function kept(pdf: Buffer): Promise<string> {
	const file = join(await temporaryFolder(), "checked.pdf");
	writeFileSync(file, pdf);
	return file;
}

/** What it finds wrong or only odd, in its own words; nothing where it is not there. */
export async function qpdfFaults(pdf: Buffer): Promise<string> {
	if (!hasQpdf) return "";
	const { status, stderr } = spawnSync("qpdf", ["--check", await kept(pdf)], { encoding: "utf8" });
	return status === 0 ? "" : stderr || `qpdf ended with ${status}.`;
}

/** A file that the PDF carries, as it is taken out. */
export const attachmentByQpdf = async (pdf: Buffer, name: string): Promise<Buffer> =>
	execFileSync("qpdf", [`--show-attachment=${name}`, await kept(pdf)]);
