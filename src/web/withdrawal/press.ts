import { data } from "react-router";
import { isRefusal } from "#contract/errors.ts";

const FAILED = "Das hat nicht geklappt, und nichts hat sich geändert. Bitte versuche es gleich noch einmal.";

export type Pressed<T> = { result: T } | { failure: string };

/** One press of the button that withdraws; pressing again is safe. */
export async function press<T>(call: Promise<{ data: T }>) {
	try {
		return data<Pressed<T>>({ result: (await call).data }, 200);
	} catch (error) {
		if (!isRefusal(error)) console.error(error);
		const isTelling = isRefusal(error) && error.status < 500;
		return data<Pressed<T>>(
			{ failure: isTelling ? error.body.message : FAILED },
			isRefusal(error) ? error.status : 500,
		);
	}
}

export const failureOf = (pressed: Pressed<unknown> | undefined): string | undefined =>
	pressed && "failure" in pressed ? pressed.failure : undefined;
