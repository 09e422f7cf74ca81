import { crc32, deflateSync } from "node:zlib";
import { qrRows } from "#server/drawing/qr-rows.ts";

const MODULE_PIXELS = 6;
const QUIET_ZONE = 4;

function chunk(type: string, content: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(content.length);
	check.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, check]);
}

/** A line of pixels, eight to a byte, white where nothing stands. */
function lineOf(row: string): Buffer {
	const quiet = "0".repeat(QUIET_ZONE);
	const pixels = [...(quiet + row + quiet)]
		.map((module) => (module === "1" ? "0" : "1").repeat(MODULE_PIXELS))
		.join("");
	const bytes = pixels.match(/.{1,8}/g) ?? [];
	return Buffer.from([0, ...bytes.map((bits) => Number.parseInt(bits.padEnd(8, "1"), 2))]);
}

/** A PNG of black and white. */
export function codePicture(text: string): Buffer {
	const rows = qrRows(text);
	const size = (rows.length + 2 * QUIET_ZONE) * MODULE_PIXELS;
	const head = Buffer.alloc(13);
	head.writeUInt32BE(size, 0);
	head.writeUInt32BE(size, 4);
	head.writeUInt8(1, 8);
	const quiet = Array.from({ length: QUIET_ZONE }, () => "0".repeat(rows.length));
	const lines = [...quiet, ...rows, ...quiet].flatMap((row) =>
		Array.from({ length: MODULE_PIXELS }, () => lineOf(row)),
	);
	return Buffer.concat([
		Buffer.from("89504e470d0a1a0a", "hex"),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(Buffer.concat(lines))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
