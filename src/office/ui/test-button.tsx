import { toast } from "../toasts/toasts.ts";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";
import * as icons from "./icons.ts";
import { useAct } from "./use-act.ts";

/** A letter to others, first to oneself. */
export function TestButton({ send }: { send: () => Promise<{ data: { to: string } }> }) {
	const { busy, failure, run } = useAct();
	const test = () =>
		run(async () => {
			const { data } = await send();
			toast(`Der Test geht an ${data.to}.`);
		});
	return (
		<>
			<Failure text={failure} />
			<Button size="sm" icon={icons.send} busy={busy} onClick={() => void test()}>
				Test an mich
			</Button>
		</>
	);
}
