import { Button, buttonLook } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { type Document, type DocumentFormat, documentName } from "#contract/documents.ts";
import { api } from "#web/api/site-api.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { saveFile } from "./save-file.ts";
import { useRequest } from "./use-request.ts";

/** So that kind and number fit in one line of a phone. */
const NARROW = "max-sm:px-3 max-sm:text-sm";

interface NameProps {
	document: Document;
	of: "order" | "sign_up";
	format?: DocumentFormat;
}

/** The number stays in one line. */
const NameOf = ({ document: { kind, number, is_part }, of, format = "pdf" }: NameProps) => (
	<span>
		{format === "pdf" ? documentName(kind, of, is_part) : "XRechnung"}{" "}
		<span className="whitespace-nowrap">{number}</span> ({format === "pdf" ? "PDF" : "XML"})
	</span>
);

interface DocumentButtonProps {
	document: Document;
	short?: boolean;
	format?: DocumentFormat;
}

/** Of an order, behind the login: a plain link could not carry the token. */
export function DocumentButton({ document, short = false, format = "pdf" }: DocumentButtonProps) {
	const { busy, outcome, run } = useRequest();
	const download = () =>
		run(async () => {
			saveFile(
				await api.documents.ofMember({ params: { id: document.id }, query: format === "pdf" ? {} : { format } }),
			);
			return undefined;
		});
	return (
		<div className="grid gap-2">
			<Button size="sm" variant="line" busy={busy} onClick={download} className={NARROW}>
				{!busy && <Icon shape={icons.download} />}
				{short ? (
					<>
						PDF
						<span className="sr-only">
							: <NameOf document={document} of="order" />
						</span>
					</>
				) : (
					<NameOf document={document} of="order" format={format} />
				)}
			</Button>
			<OutcomeNotice outcome={outcome} />
		</div>
	);
}

/** Of a booking, whose address carries its own key. */
export const DocumentLink = ({ document }: { document: Document }) => (
	<a href={document.path} download className={buttonLook({ size: "sm", variant: "line", className: NARROW })}>
		<Icon shape={icons.download} />
		<NameOf document={document} of="sign_up" />
	</a>
);
