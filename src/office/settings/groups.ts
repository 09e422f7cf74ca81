import { formatMonth } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { DATEV_ACCOUNTS, DATEV_CHARTS } from "#contract/office/datev-settings.ts";
import { EXEMPTION_KIND_WORDS } from "#contract/office/receipt-words.ts";
import { DUNNING_MINIMUMS, PAPER_FEES, type SettingsGroup } from "#contract/office/settings.ts";
import { optionsOf } from "../lists/filters.ts";

const inEuro = (cents: readonly string[]) =>
	cents.map((value) => ({ value, label: value === "0" ? "keine" : formatEuro(Number(value) / 100) }));

/** What a setting is called on the screen, and how much room it takes (of twelve columns). */
export interface SettingField {
	name: string;
	label: string;
	wide: "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "";
	kind?: "tel" | "email" | "date" | "days" | "months" | "percent" | "number" | "tick" | "choice" | "lines";
	/** Of a choice. */
	options?: readonly { value: string; label: string }[];
	hint?: string;
	optional?: true;
}

export interface GroupOnScreen {
	/** The mail server and the home page have forms of their own. */
	group: Exclude<SettingsGroup, "mail" | "frame">;
	/** Of its address; the first one stands at the address of all. */
	slug: string;
	title: string;
	/** A question people ask here, and its answer. */
	help?: readonly [question: string, answer: string];
	fields: readonly SettingField[];
}

const CHARTS = DATEV_CHARTS.map((value) => ({ value, label: `SKR ${value}` }));
const LENGTHS = ["4", "5", "6", "7", "8"].map((value) => ({ value, label: value }));
const MONTHS = Array.from({ length: 12 }, (_, at) => ({
	value: String(at + 1),
	label: formatMonth(`2026-${String(at + 1).padStart(2, "0")}`).replace(/ \d+$/, ""),
}));

export const GROUPS: readonly GroupOnScreen[] = [
	{
		group: "provider",
		slug: "",
		title: "Wir",
		fields: [
			{ name: "name", label: "Name", wide: "c8", hint: "Steht im Kopf der Website und der Briefe." },
			{ name: "short_name", label: "Abkürzung", wide: "c4" },
			{ name: "legal_name", label: "Name mit Rechtsform", wide: "", hint: "Steht auf Rechnungen und im Impressum." },
			{ name: "street", label: "Straße und Nr.", wide: "c6" },
			{ name: "postcode", label: "PLZ", wide: "c2" },
			{ name: "city", label: "Ort", wide: "c4" },
			{ name: "management", label: "Vorsitz des Vorstands", wide: "" },
			{ name: "register_court", label: "Registergericht", wide: "c7" },
			{ name: "register_number", label: "Registernummer", wide: "c5" },
		],
	},
	{
		group: "contact",
		slug: "kontakt",
		title: "Kontakt",
		fields: [
			{ name: "phone", label: "Telefon", wide: "c6", kind: "tel" },
			{ name: "fax", label: "Fax", wide: "c6", kind: "tel", optional: true },
			{
				name: "email",
				label: "E-Mail",
				wide: "c6",
				kind: "email",
				hint: "Hierher kommen Anfragen und Antworten auf Briefe.",
			},
			{
				name: "opening_hours",
				label: "Sprechzeiten",
				wide: "c6",
				optional: true,
				hint: "Stehen auf der Seite „Kontakt“, zum Beispiel: Mo–Do 9–16 Uhr.",
			},
			{
				name: "video_platform_url",
				label: "Adresse der Videoplattform",
				wide: "",
				optional: true,
				hint: "Steht unten auf jeder Seite der Website als Link.",
			},
		],
	},
	{
		group: "tax",
		slug: "steuer",
		title: "Steuer",
		help: [
			"Was bedeutet das für alte Rechnungen?",
			"Nichts. Jede Rechnung bleibt, wie sie verschickt wurde. Neue Angaben gelten ab der nächsten Nummer.",
		],
		fields: [
			{ name: "tax_office", label: "Finanzamt", wide: "c6" },
			{ name: "tax_number", label: "Steuernummer", wide: "c6" },
			{ name: "vat_id", label: "Umsatzsteuer-ID", wide: "c6", optional: true },
			{
				name: "exemption",
				label: "Grund der Steuerbefreiung",
				wide: "",
				hint: "Dieser Satz steht auf Rechnungen ohne Umsatzsteuer, denn das Gesetz verlangt ihn (§ 14 Abs. 4 Nr. 8 UStG).",
			},
		],
	},
	{
		group: "bank",
		slug: "bank",
		title: "Bank",
		fields: [
			{ name: "bank", label: "Bank", wide: "c7" },
			{ name: "bic", label: "BIC", wide: "c5" },
			{ name: "iban", label: "IBAN", wide: "c7" },
			{
				name: "creditor_id",
				label: "Gläubiger-ID",
				wide: "c5",
				optional: true,
				hint: "Ohne sie gibt es keinen Bankeinzug. Ihr bekommt sie bei der Bundesbank.",
			},
		],
	},
	{
		group: "payment",
		slug: "zahlungsziel",
		title: "Zahlungsziel",
		fields: [
			{
				name: "invoice_due_days",
				label: "So lange hat jemand Zeit zu zahlen",
				wide: "c6",
				kind: "days",
				hint: "Die AGB versprechen 14 Tage. Mehr Zeit darfst du geben, weniger nicht.",
			},
			{
				name: "debit_lead_days",
				label: "So früh will die Bank Lastschriften",
				wide: "c6",
				kind: "days",
				hint: "In Bankarbeitstagen vor dem Einzug, 1 bis 5. Frag deine Bank nach der Einreichungsfrist.",
			},
		],
	},
	{
		group: "dunning",
		slug: "mahnungen",
		title: "Mahnungen",
		help: [
			"Was darf eine Mahnung kosten?",
			"Die erste nichts, denn sie setzt erst in Verzug. Danach von Verbraucherinnen und Verbrauchern nur Papier und Porto, per E-Mail also nichts. Von Vereinen und Firmen dürft ihr Verzugszinsen und 40 € verlangen (§ 288 BGB).",
		],
		fields: [
			{ name: "first_after_days", label: "Zahlungserinnerung nach Fälligkeit", wide: "c4", kind: "days" },
			{ name: "second_after_days", label: "Mahnung danach", wide: "c4", kind: "days" },
			{ name: "third_after_days", label: "Letzte Mahnung danach", wide: "c4", kind: "days" },
			{ name: "term_days", label: "Neues Zahlungsziel", wide: "c4", kind: "days" },
			{
				name: "minimum",
				label: "Gemahnt wird ab",
				wide: "c4",
				kind: "choice",
				options: inEuro(DUNNING_MINIMUMS),
			},
			{
				name: "paper_fee",
				label: "Gebühr für einen Brief",
				wide: "c4",
				kind: "choice",
				options: inEuro(PAPER_FEES),
				hint: "Ab der zweiten Stufe und nur auf Papier.",
			},
			{
				name: "charge_organisations",
				label: "Von Vereinen und Firmen ab der zweiten Stufe Verzugszinsen und 40 € verlangen",
				wide: "",
				kind: "tick",
			},
			{
				name: "base_rates",
				label: "Basiszinssätze",
				wide: "",
				kind: "lines",
				hint: "Je Zeile ein Tag und der Satz ab dann. Die Bundesbank nennt ihn zum 01.01. und zum 01.07.",
			},
		],
	},
	{
		group: "datev",
		slug: "steuerberatung",
		title: "Steuerberatung",
		help: [
			"Woher weiß ich das alles?",
			"Von eurer Steuerberatung: Schick ihr diese Liste, sie füllt sie in einer Minute aus. Bis dahin kannst du leer lassen, was du nicht weißt.",
		],
		fields: [
			{ name: "consultant", label: "Beraternummer", wide: "c4", optional: true },
			{ name: "client", label: "Mandantennummer", wide: "c4", optional: true },
			{
				name: "first_month",
				label: "Erster Monat",
				wide: "c4",
				optional: true,
				hint: "Zum Beispiel 2026-01. Was davor war, hat die Steuerberatung schon gebucht.",
			},
			{ name: "chart", label: "Kontenrahmen", wide: "c4", kind: "choice", options: CHARTS },
			{ name: "account_length", label: "Stellen der Sachkonten", wide: "c4", kind: "choice", options: LENGTHS },
			{ name: "year_start", label: "Wirtschaftsjahr beginnt im", wide: "c4", kind: "choice", options: MONTHS },
			{
				name: "cancellation",
				label: "Stornos und Korrekturen",
				wide: "",
				kind: "choice",
				options: [
					{ value: "general", label: "mit Generalumkehr (die Summen der Konten bleiben sauber)" },
					{ value: "swapped", label: "nur mit vertauschtem Soll und Haben" },
				],
			},
			{
				name: "debtor",
				label: DATEV_ACCOUNTS.debtor,
				wide: "c6",
				optional: true,
				hint: "Eine Stelle mehr als die Sachkonten, zum Beispiel 10000.",
			},
			{ name: "bank", label: DATEV_ACCOUNTS.bank, wide: "c6", optional: true },
			{
				name: "transit",
				label: DATEV_ACCOUNTS.transit,
				wide: "c6",
				optional: true,
				hint: "Für Zahlungen von Hand, Erstattungen und Umbuchungen.",
			},
			{
				name: "provider",
				label: DATEV_ACCOUNTS.provider,
				wide: "c6",
				optional: true,
				hint: "Geld, das per Karte oder PayPal kommt.",
			},
			{ name: "video", label: DATEV_ACCOUNTS.video, wide: "", optional: true, hint: "Ein Automatikkonto." },
			{ name: "seminars", label: DATEV_ACCOUNTS.seminars, wide: "c7", optional: true },
			{
				name: "seminars_taxed",
				label: DATEV_ACCOUNTS.seminars_taxed,
				wide: "c5",
				optional: true,
				hint: "Nur wenn es solche Seminare gibt.",
			},
			{ name: "donations", label: DATEV_ACCOUNTS.donations, wide: "c6", optional: true },
			{ name: "fees", label: DATEV_ACCOUNTS.fees, wide: "c6", optional: true },
			{ name: "dunning", label: DATEV_ACCOUNTS.dunning, wide: "c6", optional: true },
			{ name: "written_off", label: DATEV_ACCOUNTS.written_off, wide: "c6", optional: true },
		],
	},
	{
		group: "retention",
		slug: "aufbewahrung",
		title: "Aufbewahrung",
		help: [
			"Warum nur diese beiden?",
			"Bei allem anderen nennt ein Gesetz die Frist, oder sie folgt aus dem Zweck. Die Datenschutzerklärung nennt von selbst die Fristen, die hier stehen.",
		],
		fields: [
			{
				name: "contact_months",
				label: "Kontaktanfragen",
				wide: "c6",
				kind: "months",
				hint: "Nach dieser Zeit werden erledigte Anfragen gelöscht. Erlaubt sind 2 bis 12 Monate.",
			},
			{
				name: "waiting_list_months",
				label: "Wartelisten",
				wide: "c6",
				kind: "months",
				hint: "Nach dem Termin, dann wird gelöscht, wer gewartet hat. Erlaubt sind 2 bis 12 Monate.",
			},
		],
	},
	{
		group: "certificates",
		slug: "bescheinigungen",
		title: "Bescheinigungen",
		fields: [
			{
				name: "issue",
				label: "Ausgestellt wird",
				wide: "c6",
				kind: "choice",
				options: [
					{ value: "by_hand", label: "von Hand, mit einem Knopf am Termin" },
					{ value: "by_itself", label: "von selbst, sobald die Anwesenheit steht" },
				],
			},
			{
				name: "below",
				label: "Wer weniger als 80 Prozent besucht hat",
				wide: "c6",
				kind: "choice",
				options: [
					{ value: "remark", label: "bekommt eine über die besuchte Zeit mit Vermerk" },
					{ value: "none", label: "bekommt keine" },
				],
			},
		],
	},
	{
		group: "newsletter",
		slug: "newsletter",
		title: "Newsletter",
		help: [
			"Was heißt „ausgesetzt“?",
			"Weist ein Mailserver einen Brief für immer ab, bekommt diese Adresse ab sofort keinen Newsletter mehr. Bei vorübergehenden Absagen erst, wenn es so viele wurden. Der Nachweis der Einwilligung bleibt, und bei „Wer ihn bekommt“ kannst du die Adresse wieder anschreiben.",
		],
		fields: [
			{
				name: "per_minute",
				label: "Briefe in der Minute",
				wide: "c6",
				kind: "number",
				hint: "Höchstens so viele, wie dein Mailserver erlaubt. Gilt sofort, auch für einen, der gerade hinausgeht.",
			},
			{
				name: "most_failed_percent",
				label: "Fehler, bei denen er anhält",
				wide: "c6",
				kind: "percent",
				hint: "Kommen mehr Briefe nicht an, hält sich der Versand selbst an. Gezählt wird ab 20.",
			},
			{
				name: "soft_bounces",
				label: "Vorübergehende Absagen",
				wide: "c6",
				kind: "number",
				hint: "So viele, und eine Adresse wird ausgesetzt.",
			},
			{ name: "soft_days", label: "Gezählt in", wide: "c6", kind: "days" },
		],
	},
	{
		group: "receipts",
		slug: "spenden",
		title: "Spenden",
		help: [
			"Wie lange gilt der Bescheid?",
			"Fünf Jahre ab dem Tag des Bescheids, ein Bescheid nach § 60a AO drei Jahre. Danach stellt niemand mehr eine Zuwendungsbestätigung aus. Ein halbes Jahr vorher steht es bei „Heute“.",
		],
		fields: [
			{
				name: "exemption_kind",
				label: "Bescheid",
				wide: "",
				kind: "choice",
				options: optionsOf(EXEMPTION_KIND_WORDS),
			},
			{ name: "exemption_office", label: "Finanzamt", wide: "c6" },
			{ name: "exemption_number", label: "Steuernummer", wide: "c6" },
			{ name: "exemption_day", label: "Bescheid vom", wide: "c6", kind: "date" },
			{
				name: "exemption_period",
				label: "Letzter Veranlagungszeitraum",
				wide: "c6",
				optional: true,
				hint: "Zum Beispiel 2024. Nur bei einem Bescheid nach § 60a AO bleibt das leer.",
			},
			{
				name: "purposes",
				label: "Wir sind wegen Förderung …",
				wide: "",
				hint: "So wie es im Bescheid steht, zum Beispiel: der Volks- und Berufsbildung.",
			},
			{
				name: "donation_purposes",
				label: "Wofür gespendet werden kann",
				wide: "",
				kind: "lines",
				optional: true,
				hint: "Je Zeile ein Zweck, höchstens acht. Was dafür gegeben wird, darf nur dafür ausgegeben werden. Bleibt es leer, fragt das Formular nicht danach.",
			},
			{ name: "signer", label: "Wer zeichnet", wide: "c6" },
			{ name: "signer_role", label: "Amt", wide: "c6" },
			{
				name: "machine_since",
				label: "Ohne Unterschrift, dem Finanzamt angezeigt am",
				wide: "c6",
				kind: "date",
				optional: true,
				hint: "Erst nach dieser Anzeige und mit einer eingescannten Unterschrift dürfen Bestätigungen ohne eigenhändige Unterschrift hinaus (R 10b.1 Abs. 4 EStR). Bleibt es leer, wird jede gedruckt, unterschrieben und verschickt.",
			},
		],
	},
];
