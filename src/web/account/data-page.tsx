import type { MetaArgs } from "react-router";
import { pageMeta } from "#web/frame/page-meta.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { memberLoader } from "./member-loader.ts";
import { FormSkeleton } from "./skeletons.tsx";

/** Who it is about comes with the guard; the page waits for it. */
export const clientLoader = memberLoader(async () => null);
export const HydrateFallback = FormSkeleton;

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Daten & Konto", noIndex: true });

/** DP-10, DP-11: what we know about the person, and how to end it. */
export default function DataPage() {
	return (
		<div className="grid max-w-[46rem] gap-[clamp(2rem,1.5rem+2vw,3rem)]">
			<ExportData />
			<DeleteAccount />
		</div>
	);
}
