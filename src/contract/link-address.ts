/** Of a secret of 256 bits in base64url. */
const SECRET_LENGTH = 43;

const toBase64 = (text: string): string => text.replaceAll("-", "+").replaceAll("_", "/");

/**
 * The address that stands in a mailed link behind its secret, so that nobody has to type it again; empty when there is
 * none. The server stores the hash of the whole, so nobody can put another one in.
 */
export function addressInLink(token: string): string {
	try {
		const bytes = Uint8Array.from(atob(toBase64(token.slice(SECRET_LENGTH))), (sign) => sign.charCodeAt(0));
		const text = new TextDecoder().decode(bytes);
		return text.includes("@") ? text : "";
	} catch {
		return "";
	}
}
