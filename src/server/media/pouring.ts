import { open } from "node:fs/promises";
import type { Writable } from "node:stream";

/** Two of them for as long as somebody takes a film; a phone that asks for less gets less. */
const PIECE_BYTES = 256 * 1024;

export interface Piece {
	file: string;
	start: number;
	length: number;
}

/** Once the connection has taken it, its memory may be filled again. */
const written = (out: Writable, bytes: Buffer): Promise<void> =>
	new Promise((resolve, reject) => {
		const gone = () => reject(new Error("Nobody takes it any more."));
		if (out.destroyed) return gone();
		out.once("close", gone);
		out.write(bytes, (error) => {
			out.off("close", gone);
			if (error) reject(error);
			else resolve();
		});
	});

/**
 * Writes a piece of a file with two buffers in turn: while one is on its way, the other is filled. A stream would take
 * new memory for each, and half of the time would go into giving it back.
 */
export async function pour({ file, start, length }: Piece, out: Writable): Promise<void> {
	const source = await open(file);
	try {
		const size = Math.min(PIECE_BYTES, length);
		const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)] as const;
		let leaving = Promise.resolve();
		for (let done = 0, turn = 0; done < length; turn += 1) {
			const buffer = buffers[turn % 2 === 0 ? 0 : 1];
			const { bytesRead } = await source.read(buffer, 0, Math.min(size, length - done), start + done);
			if (bytesRead === 0) throw new Error(`${file} is shorter than it was.`);
			done += bytesRead;
			await leaving;
			leaving = written(out, buffer.subarray(0, bytesRead));
			// Waited for in its turn.
			leaving.catch(() => {});
		}
		await leaving;
	} finally {
		await source.close();
	}
}
