import { type LoaderFunctionArgs, redirect } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";

/** From an address, wherever it stands, to the page of its person. */
export async function loader({ params: { email = "" } }: LoaderFunctionArgs) {
	const { data } = await officeApi.personPage.find({ query: { email } });
	return redirect(officePaths.person(data.id));
}
