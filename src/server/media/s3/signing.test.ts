import { expect, test } from "vitest";
import { encodePart, sha256, signedHeaders, signedUrl } from "./signing.ts";

/** As published at https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const KEYS = {
	region: "us-east-1",
	accessKey: "AKIAIOSFODNN7EXAMPLE",
	secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const AT = new Date("2013-05-24T00:00:00Z");
const HOST = "https://examplebucket.s3.amazonaws.com";

const signatureOf = (method: string, path: string, headers: Record<string, string> = {}, body = "") => {
	const request = { method, url: new URL(HOST + path), headers, payloadHash: sha256(body) };
	return signedHeaders(request, KEYS, AT).Authorization?.split("Signature=")[1];
};

test("OPS-04 requests are signed as the published examples are", () => {
	expect(signatureOf("GET", "/test.txt", { range: "bytes=0-9" })).toBe(
		"f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
	);
	const put = { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" };
	expect(signatureOf("PUT", `/${encodePart("test$file.text")}`, put, "Welcome to Amazon S3.")).toBe(
		"98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
	);
	expect(signatureOf("GET", "/?lifecycle")).toBe("fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543");
	expect(signatureOf("GET", "/?max-keys=2&prefix=J")).toBe(
		"34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
	);
});

test("OPS-04 an address is signed as the published example is", () => {
	expect(signedUrl(new URL(`${HOST}/test.txt`), KEYS, AT, 86_400)).toBe(
		`${HOST}/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request` +
			"&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host" +
			"&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404",
	);
});
