import { useState } from "react";
import { Picture } from "#browser/ui/picture.tsx";
import { foldGerman } from "#contract/folding.ts";
import { focusOf, type ImageKind, imageAddress } from "#contract/images.ts";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import type { OfficePicture } from "#contract/office/pictures.ts";
import { useMay } from "../session/colleague.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldError, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { DropZone } from "./drop-zone.tsx";
import { Crops } from "./focal-point.tsx";
import { useUploads } from "./use-uploads.ts";

export type Known = Pick<OfficePicture, "path" | "alt"> & Partial<Pick<OfficePicture, "id" | "title">>;

interface PictureFieldProps {
	id: string;
	value: string;
	pictures: readonly Known[];
	error?: string | undefined;
	/** Scenes, unless told. */
	kind?: ImageKind;
	onChoose: (picture: Known) => void;
}

/** One of the pictures that the house has, or a new one; its words come along and can be changed. */
export function PictureField({ id, value, pictures, error, kind = "scenes", onChoose }: PictureFieldProps) {
	const [open, setOpen] = useState(false);
	const choose = (picture: Known) => {
		onChoose(picture);
		setOpen(false);
	};
	return (
		<div className="field">
			{value && (
				<Picture path={value} alt="" sizes="22rem" width={360} height={168} className={`chosen-picture is-${kind}`} />
			)}
			{value && kind === "scenes" && <Crops path={value} focus={focusOf(value) ?? { x: 50, y: 50 }} />}
			<div className="row">
				<Button
					id={id}
					size="sm"
					icon={icons.image}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					onClick={() => setOpen(true)}
				>
					{value ? "Anderes Bild wählen" : "Bild wählen"}
				</Button>
				{kind !== "logos" && <AimLink value={value} pictures={pictures} />}
			</div>
			<FieldError id={id}>{error && "Bitte ein Bild wählen"}</FieldError>
			{open && <PictureDialog {...{ value, pictures, kind }} onChoose={choose} onClose={() => setOpen(false)} />}
		</div>
	);
}

/** EDIT-08: what crops keep in sight belongs to the picture, wherever it stands. */
function AimLink({ value, pictures }: Pick<PictureFieldProps, "value" | "pictures">) {
	const mayAim = useMay()("pictures.write");
	const chosen = pictures.find(({ path }) => value !== "" && imageAddress(path) === imageAddress(value));
	if (!mayAim || chosen?.id === undefined) return null;
	return (
		<a
			className={buttonLook({ size: "sm", variant: "quiet" })}
			href={`${OFFICE_BASE}${officePaths.picture(chosen.id)}`}
			target="_blank"
			rel="noreferrer"
		>
			Bildmitte setzen<span className="sr-only"> (Mediathek, neuer Tab)</span>
		</a>
	);
}

interface PictureDialogProps {
	value: string;
	pictures: readonly Known[];
	kind: ImageKind;
	onChoose: (picture: Known) => void;
	onClose: () => void;
}

/** What is uploaded here is chosen at once. */
export function PictureDialog({ value, pictures, kind, onChoose, onClose }: PictureDialogProps) {
	const may = useMay();
	const [sought, setSought] = useState("");
	const uploads = useUploads(onChoose);
	const found = pictures.filter(({ alt, title = "" }) => foldGerman(`${title} ${alt}`).includes(foldGerman(sought)));
	return (
		<Dialog title="Bild wählen" size="lg" onClose={onClose}>
			<div className="stack">
				{may("pictures.add") && <DropZone kind={kind} uploads={uploads} />}
				<TextField
					label="Bilder durchsuchen"
					type="search"
					value={sought}
					onChange={({ currentTarget }) => setSought(currentTarget.value)}
					// It stands within a form that it does not belong to.
					onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
				/>
				<ul className="pictures">
					{found.map((picture) => (
						<li key={picture.path}>
							<button
								type="button"
								aria-pressed={imageAddress(picture.path) === imageAddress(value)}
								onClick={() => onChoose(picture)}
							>
								<Picture
									path={picture.path}
									alt={picture.alt || picture.title || "Bild ohne Beschreibung"}
									sizes="11rem"
									width={180}
									height={84}
								/>
							</button>
						</li>
					))}
				</ul>
			</div>
		</Dialog>
	);
}
