import { Alert } from "./alert.tsx";

/** What a press did not do. */
export const Failure = ({ text }: { text: string | null }) =>
	text && (
		<Alert kind="err" role="alert">
			{text}
		</Alert>
	);
