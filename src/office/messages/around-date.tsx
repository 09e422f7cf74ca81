import { Outlet, useLoaderData } from "react-router";
import type { loader } from "../dates/date-frame.tsx";

export { handle, loader } from "../dates/date-frame.tsx";

/** A page of its own that belongs to a date. */
export function Component() {
	const { date } = useLoaderData<typeof loader>();
	return <Outlet context={date} key={date.id} />;
}
