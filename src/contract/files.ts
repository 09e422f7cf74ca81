/** An endpoint that answers with a file of one of these types instead of JSON. */
export interface FileAnswer {
	kind: "file";
	types: readonly string[];
}

export const file = (...types: [string, ...string[]]): FileAnswer => ({ kind: "file", types });

/** An endpoint that takes a file as its body. */
export interface Upload {
	kind: "upload";
	types: readonly string[];
	maxBytes: number;
}

export const upload = (limits: Omit<Upload, "kind">): Upload => ({ kind: "upload", ...limits });

/** A file on its way out. */
export interface SentFile {
	/** What a browser calls it when it saves it. */
	name: string;
	type: string;
	content: Uint8Array;
	/** Shown in the browser, where it can; otherwise saved. */
	inline?: boolean;
	/** Ids of the seminars of which it says how many seats are free. */
	seminars?: readonly number[];
}

/** The same, made while it is sent. */
export interface StreamedFile extends Omit<SentFile, "content"> {
	content: AsyncIterable<Uint8Array>;
	/** Where it lies below the media folder: who stands before us may send it from there. */
	stored?: string;
}

/** A file on its way in; whoever reads it stops at the endpoint's limit. */
export interface UploadedFile {
	type: string;
	content: AsyncIterable<Uint8Array>;
}

export const isFile = (response: object): response is FileAnswer => "kind" in response && response.kind === "file";
export const isUpload = (body: object | undefined): body is Upload =>
	body !== undefined && "kind" in body && body.kind === "upload";
