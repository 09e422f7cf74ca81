/** Everything that stands on a certificate: stored when it is issued, drawn from nothing else (OFF-021). */
export interface CertificateDocument {
	number: string;
	/** In groups of four. */
	code: string;
	check_url: string;
	issued_on: string;
	first_name: string;
	last_name: string;
	topic: string;
	/** The first and the last day, ISO. */
	from: string;
	to: string;
	/** "Online", or where it was. */
	where: string;
	/** Those that the person has attended, and all there were. */
	units: number;
	units_of_all: number;
	unit_minutes: number;
	topics: string[];
	lecturer: string;
	/** Said where somebody was not there all the time. */
	remark: string | null;
	/** Until then at least it can be checked. */
	checkable_until: string;
	issuer: {
		legal_name: string;
		street: string;
		postcode: string;
		city: string;
		phone: string;
		email: string;
		management: string;
	};
}
