import { Link, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { LEGAL_TITLES, type OfficeText } from "#contract/office/legal-texts.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";

export const handle = { title: "Rechtstexte" };

export const loader = async () => (await officeApi.legalTexts.list()).data;

const inForce = ({ versions }: OfficeText) => versions.find(({ state }) => state === "in_force");
const planned = ({ versions }: OfficeText) => versions.find(({ state }) => state === "planned");

export function Component() {
	const texts = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead
				title="Rechtstexte"
				lead="Eine neue Fassung gilt von einem Tag an. Frühere bleiben lesbar, denn auf sie haben sich Menschen verlassen."
			/>
			<Panel title="Texte" aside={<span className="s muted">mit Fassungen, nie überschrieben</span>} flush>
				<Table
					caption="Rechtstexte"
					cards
					head={
						<>
							<Th>Text</Th>
							<Th>Fassung</Th>
							<Th>Gilt seit</Th>
							<Th>Als Nächstes</Th>
						</>
					}
				>
					{texts.map((text) => (
						<tr key={text.kind}>
							<th scope="row">
								<Link to={`${officePaths.legalTexts}/${text.kind}`}>{LEGAL_TITLES[text.kind]}</Link>
							</th>
							<td className="num">{inForce(text)?.version}</td>
							<td>{formatDate(inForce(text)?.valid_from ?? "")}</td>
							<td className="right">
								<Next text={text} />
							</td>
						</tr>
					))}
				</Table>
			</Panel>
		</>
	);
}

function Next({ text }: { text: OfficeText }) {
	const next = planned(text);
	if (next) return <State tone="info">{`neu ab ${formatDate(next.valid_from)}`}</State>;
	return text.draft && <State tone="mute">Entwurf</State>;
}
