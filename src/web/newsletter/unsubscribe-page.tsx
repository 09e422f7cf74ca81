export default function Page() {
	return <h1 tabIndex={-1}>VSZ</h1>;
}
