import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Options {
	challenge: string;
	rp?: { id?: string };
	rpId?: string;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;
const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString("base64url");

/** A device with one passkey, as a browser would speak to it. */
export function authenticator(origin = "http://localhost:3000") {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
	const cose = isoCBOR.encode(
		new Map<number, number | Uint8Array<ArrayBuffer>>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, coordinate(x)],
			[-3, coordinate(y)],
		]),
	);
	const id = randomBytes(16);
	let counter = 0;

	const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));

	function authData(rpId: string, flags: number, more: Uint8Array = new Uint8Array()): Buffer {
		counter += 1;
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
	}
	const envelope = (response: object) => ({
		id: base64url(id),
		rawId: base64url(id),
		type: "public-key",
		clientExtensionResults: {},
		response,
	});

	return {
		create({ challenge, rp }: Options) {
			const length = Buffer.from([0, id.byteLength]);
			const credential = Buffer.concat([Buffer.alloc(16), length, id, cose]);
			const data = authData(rp?.id ?? "localhost", USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, credential);
			const attestationObject = isoCBOR.encode(
				new Map<string, unknown>([
					["fmt", "none"],
					["attStmt", new Map()],
					["authData", new Uint8Array(data)],
				]) as never,
			);
			return envelope({
				clientDataJSON: base64url(clientData("webauthn.create", challenge)),
				attestationObject: base64url(attestationObject),
				transports: ["internal"],
			});
		},

		get({ challenge, rpId }: Options, { isVerified = true } = {}) {
			const data = authData(rpId ?? "localhost", USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
			const client = clientData("webauthn.get", challenge);
			const signature = createSign("sha256")
				.update(Buffer.concat([data, sha256(client)]))
				.sign(privateKey);
			return envelope({
				clientDataJSON: base64url(client),
				authenticatorData: base64url(data),
				signature: base64url(signature),
			});
		},
	};
}
