import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { useCopy } from "../ui/use-copy.ts";

const FILE = "VSZ-Verwaltung-Notfallcodes.txt";

function download(codes: readonly string[]): void {
	const url = URL.createObjectURL(new Blob([`${codes.join("\r\n")}\r\n`], { type: "text/plain" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = FILE;
	link.click();
	URL.revokeObjectURL(url);
}

/** Shown once: whoever loses the device comes in with one of them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	const { outcome, copy } = useCopy(codes.join("\n"));
	return (
		<>
			<Alert kind="warn" title="Nur jetzt zu sehen.">
				Bewahre die Codes getrennt von deinem Gerät auf. Jeder gilt einmal, wenn Passkey oder App fehlen.
			</Alert>
			<ul className="codes" aria-label="Notfallcodes">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="row">
				<Button size="sm" icon={icons.download} onClick={() => download(codes)}>
					Herunterladen
				</Button>
				<Button size="sm" icon={icons.printer} onClick={() => window.print()}>
					Drucken
				</Button>
				<Button size="sm" icon={icons.copy} onClick={copy}>
					{outcome === "copied" ? "Kopiert" : "Kopieren"}
				</Button>
			</div>
		</>
	);
}
