import { type LoaderFunctionArgs, redirect } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";

/** From an address, wherever it stands, to the page of its person; where nobody has it any more, to the search for it. */
export async function loader({ params: { email = "" } }: LoaderFunctionArgs) {
	try {
		const { data } = await officeApi.personPage.find({ query: { email } });
		return redirect(officePaths.person(data.id));
	} catch (error) {
		if (isRefusal(error, "not_found")) return redirect(`${officePaths.people}?${new URLSearchParams({ q: email })}`);
		throw error;
	}
}
