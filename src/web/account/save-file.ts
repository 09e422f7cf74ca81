/** Long enough for every browser to have taken the file over. */
const RELEASE_MS = 60_000;

/** Offers something that only this page holds as a file. */
export function saveFile(file: File): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = url;
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
