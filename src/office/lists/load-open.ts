import { isRefusal } from "#contract/errors.ts";
import { OPEN } from "./address.ts";

/** What stands open beside a list, with more than its row tells; nothing where it has gone meanwhile. */
export async function loadOpen<T>(
	request: Request,
	load: (input: { params: { id: number } }) => Promise<{ data: T }>,
): Promise<T | null> {
	const id = Number(new URL(request.url).searchParams.get(OPEN));
	if (!Number.isInteger(id) || id <= 0) return null;
	try {
		return (await load({ params: { id } })).data;
	} catch (error) {
		if (isRefusal(error, "not_found")) return null;
		throw error;
	}
}
