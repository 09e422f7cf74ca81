/** A field of a form as it was posted; null when it is none, or lacks the field. */
export const formValue = (body: unknown, name: string): string | null =>
	Buffer.isBuffer(body) ? new URLSearchParams(body.toString()).get(name) : null;
