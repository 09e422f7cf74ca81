/** Pages that letters and papers lead to: no page of the site links to them, so none of them loads their addresses. */
export const letterPaths = {
	/** Behind both buttons of the reminder. */
	coming: (token: string) => `/komme-ich/${token}`,
	/** Where anybody checks a certificate; the first asks for its code. */
	certificates: "/bescheinigung",
	certificate: (code: string) => `/bescheinigung/${code}`,
	/** Where a donor says where the receipt goes. */
	donorAddress: (token: string) => `/spenden/anschrift/${token}`,
	feedback: (token: string) => `/rueckmeldung/${token}`,
} as const;
