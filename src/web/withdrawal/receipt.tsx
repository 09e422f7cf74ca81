import { formatDate, formatTime } from "#contract/dates.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { Declaration } from "./declaration.tsx";
import type { WithdrawalValues } from "./withdrawal-form.ts";

interface ReceiptProps {
	values: WithdrawalValues;
	receivedAt: string;
}

/** WB-5: that, what and when we received; not whether the right exists. */
export function Receipt({ values, receivedAt }: ReceiptProps) {
	const hydrated = useHydrated();
	return (
		<div className="grid gap-[1.15rem]">
			<Notice kind="ok" role="status">
				<p>
					Dein Widerruf ist bei uns eingegangen. Diese Bestätigung haben wir auch an{" "}
					<b className="wrap-anywhere">{values.email}</b> geschickt.
				</p>
			</Notice>
			<Declaration values={values} receivedAt={`${formatDate(receivedAt)}, ${formatTime(receivedAt)}`} />
			<p>Wir prüfen deine Erklärung und melden uns mit allem Weiteren. Bewahre die Bestätigung bitte auf.</p>
			{hydrated && (
				<div className="print:hidden">
					<Button variant="line" icon="printer" onClick={() => window.print()}>
						Drucken oder als PDF speichern
					</Button>
				</div>
			)}
		</div>
	);
}
