import { useState } from "react";
import { useRevalidator } from "react-router";
import { requestUrl } from "#browser/api/http-api.ts";
import { bank, type ReadFile } from "#contract/office/bank.ts";
import { sendFile } from "../send-file.ts";
import { failureText } from "../ui/use-act.ts";
import { readWords } from "./words.ts";

export interface ReadLine {
	name: string;
	isFailed: boolean;
	sentences: string[];
}

const send = (file: File) =>
	sendFile<{ data: ReadFile }>({
		url: requestUrl(bank.read, {}),
		file,
		type: "application/octet-stream",
		onProgress: () => {},
	});

/** BANK-01: one file after the other; what cannot be read stops no other. */
export function useReading() {
	const [busy, setBusy] = useState(false);
	const [lines, setLines] = useState<readonly ReadLine[]>([]);
	const { revalidate } = useRevalidator();
	async function read(files: readonly File[]): Promise<void> {
		if (busy || files.length === 0) return;
		setBusy(true);
		const done: ReadLine[] = [];
		for (const file of files) {
			const line = await send(file).then(
				({ data }) => ({ name: file.name, isFailed: false, sentences: readWords(data) }),
				(error: unknown) => ({ name: file.name, isFailed: true, sentences: [failureText(error)] }),
			);
			done.push(line);
			setLines([...done]);
		}
		await revalidate();
		setBusy(false);
	}
	return { busy, lines, read, dismiss: () => setLines([]) };
}
