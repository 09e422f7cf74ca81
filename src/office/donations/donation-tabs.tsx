import { officePaths } from "#contract/office/paths.ts";
import { Tabs } from "../ui/tabs.tsx";

const TABS = [
	{ to: officePaths.donations, label: "Eingänge", end: true },
	{ to: officePaths.receipts, label: "Bestätigungen", end: true },
	{ to: officePaths.receiptYear, label: "Jahreslauf", end: true },
];

/** What is given, what is confirmed, and how a year is confirmed. */
export const DonationTabs = () => <Tabs label="Teile der Spenden" tabs={TABS} />;
