import { ApiError, ERRORS } from "#contract/errors.ts";

const RETRY_AFTER_SECONDS = 5;

/** Too many ask for the same kind of hard work at once: nothing is broken, and a moment later there is room again. */
export class Busy extends ApiError {
	constructor() {
		const { status, message } = ERRORS.busy;
		super(status, { code: "busy", message }, "", RETRY_AFTER_SECONDS);
	}
}
