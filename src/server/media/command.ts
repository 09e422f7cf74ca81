import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { explain, StartError } from "#server/start/explain.ts";
import { say, step } from "#server/start/voice.ts";
import { isBucketAway } from "./bucket.ts";
import { type Progress, pushMedia } from "./pushing.ts";
import { createS3Bucket } from "./s3/bucket.ts";

/** `npm run media:push`: what lies in the data folder goes to the bucket. */

const TELL_EVERY_MS = 2_000;
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString("de-DE")} MB`;

function teller(): (progress: Progress) => void {
	let told = performance.now();
	return ({ files, bytes, ofFiles, ofBytes }) => {
		if (performance.now() - told < TELL_EVERY_MS) return;
		told = performance.now();
		say(`    ${files} von ${ofFiles} Dateien, ${megabytes(bytes)} von ${megabytes(ofBytes)}`);
	};
}

try {
	const { s3, dataDir } = readConfig(process.env);
	if (!s3) throw new StartError("Wohin? S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY und S3_SECRET_KEY fehlen.");
	const bucket = createS3Bucket(s3, systemClock);
	const { files, bytes } = await step("Alles liegt im Bucket", () => pushMedia({ dataDir, bucket, tell: teller() }));
	say(`\n${files} Dateien kamen neu dorthin (${megabytes(bytes)}).`);
} catch (error) {
	console.error(isBucketAway(error) ? `${(error as Error).message} (${(error as Error).cause})` : explain(error));
	process.exitCode = 1;
}
