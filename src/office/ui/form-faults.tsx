import { Alert } from "./alert.tsx";

interface FormFaultsProps {
	form: {
		problem: "invalid" | "failure" | null;
		faults: readonly { id: string; name: string }[];
		errors: Record<string, string | undefined>;
	};
	/** In the order of the fields. */
	labels: Record<string, string>;
	title: string;
}

/** Above the first field: everything that is wrong, each with the way to its field. */
export function FormFaults({ form: { problem, faults, errors }, labels, title }: FormFaultsProps) {
	if (problem !== "invalid") return null;
	const names = Object.keys(labels);
	return (
		<Alert kind="err" role="alert" title={title}>
			{faults
				.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
				.map(({ id, name }) => (
					<a key={id} href={`#${id}`} className="link block py-1">
						{labels[name]}: {errors[name]}
					</a>
				))}
		</Alert>
	);
}
