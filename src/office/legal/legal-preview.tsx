import { parseLegal } from "#contract/legal/markup/parse.ts";
import type { Block, Inline, Section, Text } from "#contract/legal/text.ts";

const keyed = <T,>(parts: readonly T[]) => parts.map((part, index) => ({ part, key: `${index}` }));

function Words({ children }: { children: Text }) {
	return keyed([children].flat() as Inline[]).map(({ key, part }) => {
		if (typeof part === "string") return <span key={key}>{part}</span>;
		if ("strong" in part) return <strong key={key}>{part.strong}</strong>;
		return (
			<span key={key} className="link" title={part.href}>
				{part.text}
			</span>
		);
	});
}

function Lines({ lines }: { lines: readonly Text[] }) {
	return keyed(lines).map(({ key, part }) => (
		<li key={key}>
			<Words>{part}</Words>
		</li>
	));
}

function BlockPreview({ block }: { block: Block }) {
	switch (block.kind) {
		case "paragraph":
			return (
				<p>
					<Words>{block.text}</Words>
				</p>
			);
		case "list":
			return block.ordered ? (
				<ol className="legal-steps">
					<Lines lines={block.items} />
				</ol>
			) : (
				<ul className="legal-items">
					<Lines lines={block.items} />
				</ul>
			);
		case "table":
			return <TablePreview {...block} />;
		case "facts":
			return (
				<dl className="kv">
					{block.facts.map(([name, value]) => (
						<div key={name} className="contents">
							<dt>{name}</dt>
							<dd>
								<Words>{value}</Words>
							</dd>
						</div>
					))}
				</dl>
			);
		case "address":
			return (
				<ul>
					<Lines lines={block.lines} />
				</ul>
			);
		case "provider":
			return <p className="muted">(Anschrift und Kontakt aus den Einstellungen)</p>;
		case "note":
			return (
				<div className="panel panel--sunken panel__b stack">
					<b>{block.title}</b>
					{keyed(block.blocks).map(({ key, part }) => (
						<BlockPreview key={key} block={part} />
					))}
				</div>
			);
	}
}

const TablePreview = ({ caption, columns, rows }: Extract<Block, { kind: "table" }>) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
	<section className="tw" aria-label={caption} tabIndex={0}>
		<table className="tbl">
			<caption>{caption}</caption>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{keyed(rows).map(({ key, part }) => (
					<tr key={key}>
						{keyed(part).map((cell) => (
							<td key={cell.key}>
								<Words>{cell.part}</Words>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	</section>
);

function SectionPreview({ section, heading: Heading = "h3" }: { section: Section; heading?: "h3" | "h4" }) {
	return (
		<>
			<Heading>{section.heading}</Heading>
			{keyed(section.blocks).map(({ key, part }) => (
				<BlockPreview key={key} block={part} />
			))}
			{section.sections?.map((inner) => (
				<SectionPreview key={inner.id} section={inner} heading="h4" />
			))}
		</>
	);
}

/** What the page will say, without its looks. The server has read the text already, so it can be read here. */
export const LegalPreview = ({ content }: { content: string }) => (
	<div className="stack legal-preview">
		{parseLegal(content).map((section) => (
			<SectionPreview key={section.id} section={section} />
		))}
	</div>
);
