import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("RUN-06 PORT and HOST have defaults and can be set", () => {
	expect(readConfig({})).toMatchObject({ port: 3000, host: "127.0.0.1" });
	expect(readConfig({ PORT: "8080", HOST: "0.0.0.0" })).toMatchObject({ port: 8080, host: "0.0.0.0" });
});

test("RUN-07 DATA_DIR defaults to ./data", () => {
	expect(readConfig({}).dataDir).toBe(resolve("data"));
	expect(readConfig({ DATA_DIR: "/srv/vsz" }).dataDir).toBe("/srv/vsz");
});

test("RUN-12 PUBLIC_URL defaults to the address served, without a slash at its end", () => {
	expect(readConfig({ PORT: "4000" }).publicUrl).toBe("http://127.0.0.1:4000");
	expect(readConfig({ HOST: "::1" }).publicUrl).toBe("http://[::1]:3000");
	expect(readConfig({ PUBLIC_URL: "https://www.vsz.example/" }).publicUrl).toBe("https://www.vsz.example");
});

test.each([
	["PORT", "achtzig"],
	["PORT", "70000"],
	["DATABASE_URL", "mysql://x"],
	["PUBLIC_URL", "vsz.example"],
	["SMTP_URL", "http://mail"],
	["TRUST_PROXY", "vielleicht"],
	["TRUST_PROXY", "on"],
	["DEMO", "vielleicht"],
	["SECRET_KEY", "zu kurz"],
	["SECRET_KEY_PREVIOUS", `${"x".repeat(32)},zu kurz`],
	["LOG_LEVEL", "laut"],
	["S3_ENDPOINT", "s3.beispiel.de"],
	["S3_BUCKET", "Mein Bucket"],
	["X_ACCEL", "intern/"],
	["PROVIDER_EMAIL", "kontakt"],
	["MAIL_FROM", "VSZ <kontakt@vsz.example>\r\nBcc: x@y.example"],
])("RUN-22 a wrong %s (%s) is one sentence that names it", (name, value) => {
	expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
	expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} muss .+ sein\\.$`));
});

test("OPS-04 a standby may be five seconds behind, or as many as are said", () => {
	expect(readConfig({}).replica).toBeNull();
	const url = "postgres://vsz@standby/vsz";
	expect(readConfig({ DATABASE_REPLICA_URL: url }).replica).toEqual({ url, delay: 5 });
	expect(readConfig({ DATABASE_REPLICA_URL: url, DATABASE_REPLICA_DELAY: "0.5" }).replica).toEqual({ url, delay: 0.5 });
});

test("OPS-04 a bucket is all of its settings or none", () => {
	expect(readConfig({}).s3).toBeNull();
	const env = { S3_ENDPOINT: "https://s3.vsz.example/", S3_BUCKET: "vsz", S3_ACCESS_KEY: "a", S3_SECRET_KEY: "b" };
	expect(readConfig(env).s3).toEqual({
		endpoint: "https://s3.vsz.example",
		bucket: "vsz",
		region: "us-east-1",
		accessKey: "a",
		secretKey: "b",
	});
	expect(() => readConfig({ ...env, S3_SECRET_KEY: "", S3_BUCKET: "" })).toThrow(
		"S3_BUCKET fehlt: Der Speicher braucht alle Angaben.\nS3_SECRET_KEY fehlt: Der Speicher braucht alle Angaben.",
	);
});

test("RUN-22 several mistakes are told at once, one sentence each", () => {
	expect(() => readConfig({ PORT: "x", HOST: "ok", LOG_LEVEL: "y" })).toThrow(/^PORT muss .+\.\nLOG_LEVEL muss .+\.$/);
});

test.each([
	[{}, true, false],
	[{ HOST: "localhost" }, true, false],
	[{ PUBLIC_URL: "http://localhost:8080" }, true, false],
	[{ PUBLIC_URL: "http://[::1]" }, true, false],
	[{ DATABASE_URL: "postgres://x/y" }, false, false],
	[{ HOST: "0.0.0.0" }, false, false],
	[{ PUBLIC_URL: "https://www.vsz.example" }, false, false],
	[{ PUBLIC_URL: "https://localhost.vsz.example" }, false, false],
	[{ PUBLIC_URL: "https://127.0.0.1.vsz.example" }, false, false],
	[{ DEMO: "off" }, false, false],
	[{ DEMO: "on", DATABASE_URL: "postgres://x/y" }, true, false],
	[{ DEMO: "on", PUBLIC_URL: "https://www.vsz.example" }, true, true],
	[{ DEMO: "on", HOST: "0.0.0.0" }, true, true],
])(
	"the demo is on by itself only with the embedded database at a loopback address: %j",
	(env, demo, isDemonstration) => {
		expect(readConfig(env)).toMatchObject({ demo, isDemonstration });
	},
);

test("earlier keys come as a list, and one that nobody has any more as a word", () => {
	const [one, two] = ["x".repeat(32), "y".repeat(40)];
	expect(readConfig({})).toMatchObject({ previousSecretKeys: [], isSecretKeyLost: false });
	expect(readConfig({ SECRET_KEY_PREVIOUS: `${one}, ${two}` })).toMatchObject({
		previousSecretKeys: [one, two],
		isSecretKeyLost: false,
	});
	expect(readConfig({ SECRET_KEY_PREVIOUS: `${one},lost` })).toMatchObject({
		previousSecretKeys: [one],
		isSecretKeyLost: true,
	});
});

test("an empty variable counts as not set", () => {
	expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
});

test("RUN-37 the provider's values are in one place and can be changed", () => {
	expect(readConfig({}).provider).toMatchObject({
		name: "Vereins- & Stiftungszentrum",
		short_name: "VSZ",
		street: "Musterstraße 12",
		postcode: "01067",
		city: "Dresden",
		phone: "+49 351 0000000",
		email: "kontakt@vsz.example",
	});
	expect(readConfig({ PROVIDER_NAME: "Anderer Verein", PROVIDER_FAX: "+49 30 1" }).provider).toMatchObject({
		name: "Anderer Verein",
		fax: "+49 30 1",
	});
});

test.each([
	[{ HOST: " " }, "HOST muss ein Rechnername oder eine Adresse sein."],
	[{ HOST: "http://localhost" }, "HOST muss ein Rechnername oder eine Adresse sein."],
	[{ PROVIDER_IBAN: "DE00 1203 0000 0000 2020 51" }, "PROVIDER_IBAN muss eine IBAN sein."],
	[{ BOUNCE_KEY: "kurz" }, "BOUNCE_KEY muss ein Schlüssel von mindestens 20 Zeichen sein."],
	[{ ALARM_SMTP_URL: "smtp://mail.beispiel.de" }, "ALARM_SMTP_URL braucht ALARM_MAIL_TO."],
	[{ ALARM_MAIL_TO: "technik@beispiel.de" }, "ALARM_MAIL_TO braucht ALARM_SMTP_URL."],
])("RUN-22 what would fail later, or tell nobody, is refused at once: %j", (env, sentence) => {
	expect(() => readConfig(env)).toThrow(sentence);
});

test("RUN-06 an address of IPv6 is one, and an IBAN may be written in groups", () => {
	expect(readConfig({ HOST: "::1" }).publicUrl).toBe("http://[::1]:3000");
	expect(readConfig({ PROVIDER_IBAN: "DE89 3704 0044 0532 0130 00" }).provider.iban).toBe(
		"DE89 3704 0044 0532 0130 00",
	);
});

test("OPS-02 an archive needs a folder and the embedded database, and says so", () => {
	expect(() => readConfig({ BACKUP_WAL: "on" })).toThrow("BACKUP_WAL braucht BACKUP_FOLDER.");
	const elsewhere = { BACKUP_WAL: "on", BACKUP_FOLDER: "/srv/copies", DATABASE_URL: "postgres://vsz@db/vsz" };
	expect(() => readConfig(elsewhere)).toThrow("nur für die eingebaute Datenbank");
	expect(readConfig({ BACKUP_FOLDER: "/srv/copies" }).backup).toMatchObject({ keep: 14, walFolder: null });
	const { backup } = readConfig({ BACKUP_WAL: "on", BACKUP_FOLDER: "/srv/copies" });
	expect(backup?.walFolder).toBe("/srv/copies/wal");
});
