import type { Block } from "#contract/legal/text.ts";
import { ProviderAddress } from "#web/frame/provider-address.tsx";
import { useSite } from "#web/frame/site.ts";
import { inPlace } from "./in-place.ts";
import { LegalTable } from "./legal-table.tsx";
import { LegalWords } from "./legal-words.tsx";

export function LegalBlocks({ blocks }: { blocks: readonly Block[] }) {
	return inPlace(blocks).map(({ key, part }) => <LegalBlock key={key} block={part} />);
}

function LegalBlock({ block }: { block: Block }) {
	switch (block.kind) {
		case "paragraph":
			return (
				<p>
					<LegalWords>{block.text}</LegalWords>
				</p>
			);
		case "list":
			return <LegalList {...block} />;
		case "table":
			return <LegalTable {...block} />;
		case "facts":
			return (
				<dl className="grid gap-x-8 gap-y-4 font-sans text-base leading-notice sm:grid-cols-2">
					{block.facts.map(([name, value]) => (
						<div key={name}>
							<dt className="text-sm text-ink-2">{name}</dt>
							<dd className="font-medium">
								<LegalWords>{value}</LegalWords>
							</dd>
						</div>
					))}
				</dl>
			);
		case "provider":
			return <ProviderBlock />;
		case "address":
			return (
				<address className="border-l-4 border-raps-400 pl-5 font-sans text-base leading-text">
					{inPlace(block.lines).map(({ key, part }) => (
						<span key={key} className="block">
							<LegalWords>{part}</LegalWords>
						</span>
					))}
				</address>
			);
		case "note":
			return (
				<div className="note space-y-3 print:break-inside-avoid print:border print:border-line-strong">
					<strong>{block.title}</strong>
					<LegalBlocks blocks={block.blocks} />
				</div>
			);
	}
}

function LegalList({ ordered, items }: Extract<Block, { kind: "list" }>) {
	const List = ordered ? "ol" : "ul";
	return (
		<List>
			{inPlace(items).map(({ key, part }) => (
				<li key={key}>
					<LegalWords>{part}</LegalWords>
				</li>
			))}
		</List>
	);
}

function ProviderBlock() {
	const { provider } = useSite();
	return (
		<div className="border-l-4 border-raps-400 pl-5 font-sans text-base">
			<p className="font-semibold">
				{provider.legal_name} ({provider.short_name})
			</p>
			<ProviderAddress provider={provider} />
		</div>
	);
}
