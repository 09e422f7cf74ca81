/** A name before an address, in quotes: whatever signs it holds, none of them is read as another address. */
export const mailbox = (name: string, address: string): string => `"${name.replace(/["\\]/g, "\\$&")}" <${address}>`;
