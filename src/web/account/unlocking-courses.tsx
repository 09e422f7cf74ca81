import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Notice } from "#browser/ui/notice.tsx";
import type { MemberVideo } from "#contract/member-area.ts";

const LOOK_EVERY_MS = 2_000;

/** CO-16: the confirmation goes first; then the course opens by itself. */
export function UnlockingCourses({ videos }: { videos: MemberVideo[] }) {
	const { revalidate } = useRevalidator();
	const waits = videos.length > 0;
	useEffect(() => {
		if (!waits) return;
		const timer = setInterval(revalidate, LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [waits, revalidate]);
	return (
		<div role="status" className="empty:hidden">
			{videos.map(({ product }) => (
				<Notice key={product.id} kind="info">
					<p>
						„{product.topic}“ wird freigeschaltet, sobald deine Bestellbestätigung unterwegs ist. Das dauert meist nur
						wenige Sekunden.
					</p>
				</Notice>
			))}
		</div>
	);
}
