import { officePaths } from "#contract/office/paths.ts";
import { Tabs } from "../ui/tabs.tsx";

const TABS = [
	{ to: officePaths.debits, label: "Einzug", end: true },
	{ to: officePaths.mandates, label: "Mandate" },
	{ to: officePaths.transfers, label: "Erstattungen" },
];

export const DebitTabs = () => <Tabs label="Teile der Lastschriften" tabs={TABS} />;
