import { requestUrl } from "#browser/api/http-api.ts";
import type { ImageKind } from "#contract/images.ts";
import { type OfficePicture, PICTURE_TYPES, pictures } from "#contract/office/pictures.ts";
import { sendFile } from "../send-file.ts";

/** What is no picture goes as it is: the server says why it cannot be taken. */
const typeOf = ({ type }: File): string => PICTURE_TYPES.find((known) => known === type) ?? "application/octet-stream";

type Progress = (share: number) => void;

const send = async (url: string, file: File, onProgress: Progress): Promise<OfficePicture> =>
	(await sendFile<{ data: OfficePicture }>({ url, file, type: typeOf(file), onProgress })).data;

export const addPicture = (kind: ImageKind, file: File, onProgress: Progress): Promise<OfficePicture> =>
	send(requestUrl(pictures.add, { query: { kind, name: file.name } }), file, onProgress);

export const replacePicture = (id: number, file: File, onProgress: Progress): Promise<OfficePicture> =>
	send(requestUrl(pictures.replace, { params: { id }, query: { name: file.name } }), file, onProgress);
