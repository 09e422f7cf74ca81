import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
	CmafOutputFormat,
	Conversion,
	EncodedAudioPacketSource,
	type EncodedPacket,
	EncodedPacketSink,
	EncodedVideoPacketSource,
	FilePathTarget,
	HlsOutputFormat,
	type Input,
	type InputTrack,
	Mp4OutputFormat,
	Output,
	PathedTarget,
} from "mediabunny";
import { openFilm } from "../film-facts.ts";
import { PLAYLIST } from "../paths.ts";

/** From 0 to 1. */
type Tell = (share: number) => void;

const PIECE_SECONDS = 6;

interface Lane {
	packets: AsyncIterator<EncodedPacket>;
	next: EncodedPacket | undefined;
	write: (packet: EncodedPacket) => Promise<void>;
}

async function laneOf(track: InputTrack, output: Output): Promise<Lane | null> {
	const { packetCount: maximumPacketCount } = await track.computePacketStats();
	const packets = new EncodedPacketSink(track).packets()[Symbol.asyncIterator]();
	const read = async () => (await packets.next()).value as EncodedPacket | undefined;
	if (track.isVideoTrack()) {
		const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
		if (!codec || !decoderConfig) return null;
		const source = new EncodedVideoPacketSource(codec);
		output.addVideoTrack(source, { rotation: await track.getRotation(), maximumPacketCount });
		return { packets, next: await read(), write: (packet) => source.add(packet, { decoderConfig }) };
	}
	if (!track.isAudioTrack()) return null;
	const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
	if (!codec || !decoderConfig) return null;
	const source = new EncodedAudioPacketSource(codec);
	output.addAudioTrack(source, { maximumPacketCount });
	return { packets, next: await read(), write: (packet) => source.add(packet, { decoderConfig }) };
}

/** Picture and sound in turn, each when it is due: nothing piles up. */
async function copyLanes(lanes: Lane[], seconds: number, tell: Tell): Promise<void> {
	for (;;) {
		const [due] = lanes
			.filter(({ next }) => next !== undefined)
			.toSorted((a, b) => (a.next?.timestamp ?? 0) - (b.next?.timestamp ?? 0));
		if (!due?.next) return;
		await due.write(due.next);
		tell(Math.min(1, due.next.timestamp / seconds));
		due.next = (await due.packets.next()).value as EncodedPacket | undefined;
	}
}

async function copy(input: Input, target: string, tell: Tell): Promise<void> {
	const output = new Output({
		format: new Mp4OutputFormat({ fastStart: "reserve" }),
		target: new FilePathTarget(target),
	});
	const tracks = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
	const lanes: Lane[] = [];
	for (const track of tracks) {
		const lane = track && (await laneOf(track, output));
		if (lane) lanes.push(lane);
	}
	await output.start();
	await copyLanes(lanes, await input.computeDuration(), tell);
	await output.finalize();
}

/** The same film with its description first, as MP4; neither picture nor sound is touched. */
export async function toFastStart(source: string, target: string, tell: Tell): Promise<void> {
	const input = await openFilm(source);
	try {
		await mkdir(dirname(target), { recursive: true });
		await copy(input, target, tell);
	} finally {
		input.dispose();
	}
}

/** The same film as HLS: a list and pieces of some seconds, cut where the picture can begin anew. */
export async function toPieces(source: string, folder: string, tell: Tell): Promise<void> {
	const input = await openFilm(source);
	try {
		await mkdir(folder, { recursive: true });
		const output = new Output({
			format: new HlsOutputFormat({ segmentFormat: new CmafOutputFormat(), targetDuration: PIECE_SECONDS }),
			target: new PathedTarget(PLAYLIST, ({ path }) => new FilePathTarget(join(folder, path))),
		});
		const options = { input, output, tracks: "primary", copy: { mode: "forced" }, showWarnings: false } as const;
		const conversion = await Conversion.init(options);
		if (!conversion.isValid || conversion.discardedTracks.length > 0) throw new Error("The film cannot be cut.");
		conversion.onProgress = tell;
		await conversion.execute();
	} finally {
		input.dispose();
	}
}
