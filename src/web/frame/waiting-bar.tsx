import { useNavigation } from "react-router";

/** Shows at the header's lower edge when the next page takes longer than a blink. */
export function WaitingBar() {
	const { state } = useNavigation();
	if (state === "idle") return null;
	return (
		<div aria-hidden="true" className="absolute inset-x-0 -bottom-0.75 h-0.75 overflow-hidden">
			<div className="h-full w-1/4 animate-wait rounded-pill bg-raps-400" />
		</div>
	);
}
