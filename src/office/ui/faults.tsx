import { Alert } from "./alert.tsx";

/** Everything that is wrong with a thing, one sentence each. */
export function Faults({ title, faults }: { title: string; faults: readonly string[] }) {
	if (faults.length === 0) return null;
	return (
		<Alert kind="err" role="alert" title={title}>
			<ul>
				{faults.map((fault) => (
					<li key={fault}>{fault}</li>
				))}
			</ul>
		</Alert>
	);
}
