import { useState } from "react";
import { campaignPreviewPath } from "#contract/office/paths.ts";
import { Panel } from "../ui/panel.tsx";

interface LetterPreviewProps {
	id: number;
	revision: number;
	subject: string;
}

const Choice = ({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: string }) => (
	<button type="button" aria-pressed={pressed} onClick={onPress}>
		{children}
	</button>
);

/** The letter as it arrives: wide or on a phone, light or dark, or as text alone. */
export function LetterPreview({ id, revision, subject }: LetterPreviewProps) {
	const [isPhone, setPhone] = useState(false);
	const [look, setLook] = useState<"hell" | "dunkel" | "text">("hell");
	const [loaded, setLoaded] = useState("");
	const src = `${campaignPreviewPath(id)}?ansicht=${look}&fassung=${revision}`;
	return (
		<Panel
			title="Vorschau"
			flush
			aside={
				<div className="row">
					<fieldset className="seg">
						<legend className="sr-only">Aussehen der Vorschau</legend>
						<Choice pressed={look === "hell"} onPress={() => setLook("hell")}>
							Hell
						</Choice>
						<Choice pressed={look === "dunkel"} onPress={() => setLook("dunkel")}>
							Dunkel
						</Choice>
						<Choice pressed={look === "text"} onPress={() => setLook("text")}>
							Text
						</Choice>
					</fieldset>
					<fieldset className="seg">
						<legend className="sr-only">Breite der Vorschau</legend>
						<Choice pressed={!isPhone} onPress={() => setPhone(false)}>
							Rechner
						</Choice>
						<Choice pressed={isPhone} onPress={() => setPhone(true)}>
							Handy
						</Choice>
					</fieldset>
				</div>
			}
		>
			<div className="ed__preview" aria-busy={loaded !== src}>
				<iframe
					title={`So kommt „${subject}“ an`}
					className={isPhone ? "phone" : undefined}
					src={src}
					onLoad={() => setLoaded(src)}
				/>
			</div>
		</Panel>
	);
}
