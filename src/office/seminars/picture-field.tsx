import { useState } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import type { Picture as Known } from "#contract/office/seminar-writing.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import * as icons from "../ui/icons.ts";

interface PictureFieldProps {
	id: string;
	value: string;
	pictures: readonly Known[];
	error?: string | undefined;
	onChoose: (picture: Known) => void;
}

/** One of the pictures that the house has; its words come along and can be changed. */
export function PictureField({ id, value, pictures, error, onChoose }: PictureFieldProps) {
	const [open, setOpen] = useState(false);
	const choose = (picture: Known) => {
		onChoose(picture);
		setOpen(false);
	};
	return (
		<div className="field">
			{value && <Picture path={value} alt="" sizes="22rem" width={360} height={168} className="chosen-picture" />}
			<div>
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
			</div>
			{error && (
				<p id={`${id}-error`} className="msg-bad">
					<Icon shape={icons.error} className="i i--s" />
					Bitte ein Bild wählen
				</p>
			)}
			{open && (
				<Dialog title="Bild wählen" size="lg" onClose={() => setOpen(false)}>
					<ul className="pictures">
						{pictures.map((picture) => (
							<li key={picture.path}>
								<button type="button" aria-pressed={picture.path === value} onClick={() => choose(picture)}>
									<Picture path={picture.path} alt={picture.alt} sizes="11rem" width={180} height={84} />
								</button>
							</li>
						))}
					</ul>
				</Dialog>
			)}
		</div>
	);
}
