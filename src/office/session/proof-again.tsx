import { lazy, Suspense } from "react";
import { useProofAsked } from "./fresh-proof.ts";

const ProofDialog = lazy(() => import("./proof-dialog.tsx"));

/** Above whatever asked for it; the call is made once more afterwards. */
export const ProofAgain = () =>
	useProofAsked() ? (
		<Suspense fallback={null}>
			<ProofDialog />
		</Suspense>
	) : null;
