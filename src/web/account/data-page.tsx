import { type MetaArgs, useLoaderData } from "react-router";
import { pageMeta } from "#web/frame/page-meta.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { memberLoader } from "./member-loader.ts";
import { orNull } from "./or-null.ts";
import { OwnLogins } from "./own-logins.tsx";
import { FormSkeleton } from "./skeletons.tsx";

/** Who it is about comes with the guard; the page waits for it. */
export const clientLoader = memberLoader(async ({ api }) => ({ logins: await orNull(api.accounts.logins()) }));
export const HydrateFallback = FormSkeleton;

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Daten & Konto", noIndex: true });

/** DP-10, DP-11: where the person is logged in, what we know about them, and how to end it. */
export default function DataPage() {
	const { logins } = useLoaderData<typeof clientLoader>();
	return (
		<div className="grid max-w-column gap-[clamp(2rem,1.5rem+2vw,3rem)]">
			<OwnLogins logins={logins} />
			<ExportData />
			<DeleteAccount />
		</div>
	);
}
