import { redirect } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";

/** Goes on where somebody stopped. */
export async function loader() {
	const { passed } = (await officeApi.setUp.get()).data;
	if (!passed.includes("house")) return redirect(officePaths.setUpHouse);
	return redirect(passed.includes("mail") ? officePaths.setUpDone : officePaths.setUpMail);
}

export const Component = () => null;
