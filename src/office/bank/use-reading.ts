import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { requestUrl } from "#browser/api/http-api.ts";
import { bank } from "#contract/office/bank.ts";
import type { ReadFile } from "#contract/office/bank-shapes.ts";
import { sendFile } from "../send-file.ts";
import { begun } from "../tasks/tasks.ts";
import { failureText } from "../ui/use-act.ts";
import { readWords } from "./words.ts";

export interface ReadLine {
	key: number;
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

/** BANK-01: one file after the other, also those that come meanwhile; what cannot be read stops no other. */
export function useReading() {
	const [waiting, setWaiting] = useState(0);
	const [lines, setLines] = useState<readonly ReadLine[]>([]);
	const { revalidate } = useRevalidator();
	const last = useRef<Promise<void>>(Promise.resolve());

	async function readOne(file: File): Promise<void> {
		const line = await send(file).then(
			({ data }) => {
				if (data.task) begun(data.task);
				return { isFailed: false, sentences: readWords(data) };
			},
			(error: unknown) => ({ isFailed: true, sentences: [failureText(error)] }),
		);
		setLines((before) => [...before, { key: before.length, name: file.name, ...line }]);
		await revalidate();
		setWaiting((before) => before - 1);
	}

	function read(files: readonly File[]): void {
		setWaiting((before) => before + files.length);
		for (const file of files) last.current = last.current.then(() => readOne(file));
	}
	return { busy: waiting > 0, lines, read, dismiss: () => setLines([]) };
}
