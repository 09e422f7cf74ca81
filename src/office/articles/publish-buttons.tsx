import { useState } from "react";
import { paths } from "#contract/paths.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { useAct } from "../ui/use-act.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import type { Manuscript } from "./use-manuscript.ts";

type Asked = "publish" | "share" | null;

/** What is done with an article as a whole. */
export function PublishButtons({ manuscript }: { manuscript: Manuscript }) {
	const { article, save, take } = manuscript;
	const [asked, setAsked] = useState<Asked>(null);
	const mayPublish = useMay()("content.publish");
	const { failure, run } = useAct();
	const params = { id: article.id };

	const open = (what: Asked) => run(async () => (await save()) && setAsked(what));
	const unpublish = () =>
		run(async () => {
			take((await officeApi.articleTexts.unpublish({ params })).data, false);
			toast("Der Artikel steht nicht mehr auf der Website.");
		});
	const unplan = () =>
		run(async () => {
			take((await officeApi.articleTexts.unplan({ params })).data, false);
			toast("Der Artikel erscheint nicht mehr von selbst.");
		});

	return (
		<>
			<span className="row">
				{mayPublish && (
					<Button variant="primary" onClick={() => void open("publish")}>
						Veröffentlichen
					</Button>
				)}
				<Menu icon={icons.more} label="Mehr zu diesem Artikel" iconOnly>
					<MenuItem icon={icons.link} onSelect={() => void open("share")}>
						Link zur Vorschau
					</MenuItem>
					{article.public_slug && (
						<a href={paths.article(article.public_slug)} target="_blank" rel="noreferrer">
							Auf der Website ansehen<span className="sr-only"> (neuer Tab)</span>
						</a>
					)}
					{mayPublish && article.publish_at && (
						<MenuItem icon={icons.back} onSelect={() => void unplan()}>
							Nicht mehr von selbst veröffentlichen
						</MenuItem>
					)}
					{mayPublish && article.state === "published" && (
						<MenuItem danger onSelect={() => void unpublish()}>
							Von der Website nehmen
						</MenuItem>
					)}
				</Menu>
			</span>
			<Failure text={failure} />
			{asked === "publish" && <PublishDialog manuscript={manuscript} onClose={() => setAsked(null)} />}
			{asked === "share" && <ShareDialog articleId={article.id} onClose={() => setAsked(null)} />}
		</>
	);
}
