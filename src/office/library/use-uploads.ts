import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { ImageKind } from "#contract/images.ts";
import type { OfficePicture } from "#contract/office/pictures.ts";
import { failureText } from "../ui/use-act.ts";
import { addPicture } from "./send-picture.ts";

export interface UploadLine {
	key: number;
	name: string;
	/** From nothing to 1; then sizes are made. */
	share: number;
	failure: string | null;
}

/** Files on their way to the library, one after the other; what failed stays until it is read. */
export function useUploads(onAdded: (picture: OfficePicture) => void) {
	const [lines, setLines] = useState<readonly UploadLine[]>([]);
	const last = useRef(0);
	const turn = useRef(Promise.resolve());
	const { revalidate } = useRevalidator();
	const update = (key: number, change: Partial<UploadLine>) =>
		setLines((now) => now.map((line) => (line.key === key ? { ...line, ...change } : line)));
	const drop = (key: number) => setLines((now) => now.filter((line) => line.key !== key));

	async function send(key: number, kind: ImageKind, file: File): Promise<void> {
		try {
			onAdded(await addPicture(kind, file, (share) => update(key, { share })));
			drop(key);
			await revalidate();
		} catch (error) {
			update(key, { failure: failureText(error) });
		}
	}

	return {
		lines,
		dismiss: drop,
		add(kind: ImageKind, files: readonly File[]): void {
			for (const file of files) {
				last.current += 1;
				const key = last.current;
				setLines((now) => [...now, { key, name: file.name, share: 0, failure: null }]);
				turn.current = turn.current.then(() => send(key, kind, file));
			}
		},
	};
}

export type Uploads = ReturnType<typeof useUploads>;
