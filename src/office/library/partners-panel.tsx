import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { KeptPartners, PartnerInput } from "#contract/office/home.ts";
import type { OfficePicture } from "#contract/office/pictures.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { MoveButtons } from "../ui/move-buttons.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { PictureField } from "./picture-field.tsx";

interface Line extends PartnerInput {
	key: number;
}

interface PartnersPanelProps {
	kept: KeptPartners;
	logos: readonly OfficePicture[];
}

const NEW: PartnerInput = { name: "", url: "", image: "", is_shown: true };

const linesOf = ({ partners }: KeptPartners): Line[] => partners.map((partner, key) => ({ ...partner, key }));

/** LIB-04: the row of partners, changed and saved as a whole. */
export function PartnersPanel({ kept, logos }: PartnersPanelProps) {
	const [base, setBase] = useState(kept);
	const [lines, setLines] = useState(() => linesOf(kept));
	const isDirty = JSON.stringify(lines) !== JSON.stringify(linesOf(base));
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const adopt = (newest: KeptPartners) => {
		setBase(newest);
		setLines(linesOf(newest));
	};
	const change = (key: number, over: Partial<Line>) =>
		setLines(lines.map((line) => (line.key === key ? { ...line, ...over } : line)));
	const move = (line: Line, to: number) => setLines(lines.filter((other) => other !== line).toSpliced(to, 0, line));
	const save = () =>
		run(async () => {
			const partners = lines.map(({ key: _, ...partner }) => partner);
			const { data } = await officeApi.home.changePartners({ body: { partners, revision: base.revision } });
			adopt(data);
			toast("Die Partner sind gesichert.");
			await revalidate();
		});
	// Nobody has typed: what others have changed is shown at once.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when the row is renewed
	useEffect(() => {
		if (!isDirty && kept.revision > base.revision) adopt(kept);
	}, [kept.revision, isDirty]);
	return (
		<Panel
			title="Partner und Förderer"
			aside={
				<Button
					size="sm"
					icon={icons.plus}
					onClick={() => setLines([...lines, { ...NEW, key: Math.max(-1, ...lines.map(({ key }) => key)) + 1 }])}
				>
					Partner
				</Button>
			}
			foot={
				<Button variant="primary" busy={busy} onClick={() => void save()}>
					Partner sichern
				</Button>
			}
		>
			<Failure text={failure} />
			{lines.length === 0 ? (
				<Empty title="Noch keine Partner.">
					<p>Ohne Partner steht die Reihe nicht auf der Website.</p>
				</Empty>
			) : (
				<ol className="stack">
					{lines.map((line, index) => (
						<li key={line.key} className="partner">
							<PartnerFields line={line} logos={logos} onChange={(over) => change(line.key, over)} />
							<div className="row">
								<MoveButtons
									name={line.name || "Neuer Partner"}
									index={index}
									total={lines.length}
									onMove={(to) => move(line, to)}
								/>
								<IconButton
									icon={icons.trash}
									label={`${line.name || "Neuer Partner"} entfernen`}
									variant="quiet"
									size="sm"
									onClick={() => setLines(lines.filter((other) => other !== line))}
								/>
							</div>
						</li>
					))}
				</ol>
			)}
		</Panel>
	);
}

interface PartnerFieldsProps {
	line: Line;
	logos: readonly OfficePicture[];
	onChange: (over: Partial<Line>) => void;
}

function PartnerFields({ line: { key, name, url, image, is_shown }, logos, onChange }: PartnerFieldsProps) {
	return (
		<div className="form">
			<TextField
				label="Name"
				value={name}
				className="c6"
				onChange={({ currentTarget: { value } }) => onChange({ name: value })}
			/>
			<TextField
				label="Link"
				value={url}
				optional
				className="c6"
				placeholder="https://"
				onChange={({ currentTarget: { value } }) => onChange({ url: value })}
			/>
			<PictureField
				id={`logo-${key}`}
				value={image}
				pictures={logos}
				kind="logos"
				onChoose={({ path }) => onChange({ image: path })}
			/>
			<Check
				label="Auf der Website zeigen"
				checked={is_shown}
				onChange={({ currentTarget: { checked } }) => onChange({ is_shown: checked })}
			/>
		</div>
	);
}
