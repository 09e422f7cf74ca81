import { classNames } from "#browser/ui/class-names.ts";
import type { ImageKind } from "#contract/images.ts";
import { PICTURE_KIND_WORDS } from "#contract/office/pictures.ts";
import { IconButton } from "../ui/button.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import { useFileDrop } from "../ui/use-file-drop.ts";
import type { Uploads } from "./use-uploads.ts";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

interface DropZoneProps {
	kind: ImageKind;
	uploads: Uploads;
}

/** LIB-01: by choice, by drop wherever on the page, and by paste. */
export function DropZone({ kind, uploads: { add, lines, dismiss } }: DropZoneProps) {
	const isOver = useFileDrop((files) => add(kind, files));
	return (
		<div className={classNames("drop", isOver && "is-over")}>
			<FileButton
				size="sm"
				icon={icons.upload}
				label="Bilder auswählen"
				accept={ACCEPTED}
				multiple
				onFiles={(files) => add(kind, files)}
			>
				{`${PICTURE_KIND_WORDS[kind]} hochladen`}
			</FileButton>
			<p>Oder hierher ziehen oder einfügen. JPEG, PNG, WebP oder AVIF, bis 30 MB.</p>
			<div role="status" className="uploads">
				{lines.map(({ key, name, share, failure }) => (
					<div key={key} className="upload-line">
						<b className="trunc">{name}</b>
						{failure ? (
							<>
								<span className="msg-bad">{failure}</span>
								<IconButton
									icon={icons.close}
									label={`Meldung zu ${name} schließen`}
									variant="quiet"
									size="sm"
									onClick={() => dismiss(key)}
								/>
							</>
						) : (
							<>
								<progress aria-label={`${name} wird hochgeladen`} max={1} value={share} />
								<span>{share < 1 ? `${Math.round(share * 100)} %` : "Größen werden gemacht"}</span>
							</>
						)}
					</div>
				))}
			</div>
		</div>
	);
}
