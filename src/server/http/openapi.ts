import * as z from "zod/mini";
import { contract } from "#contract/api.ts";
import { API_BASE, type Endpoint, endpointsOf, isOpen } from "#contract/endpoint.ts";
import { ERRORS, type ErrorCode } from "#contract/errors.ts";
import { isFile, isUpload } from "#contract/files.ts";
import { contract as officeContract } from "#contract/office/api.ts";
import { paths as sitePaths } from "#contract/paths.ts";
import type { Config } from "#server/config.ts";
import { staffCookieName } from "./staff-cookie.ts";

type JsonSchema = Record<string, unknown>;

const ERROR_SCHEMA: JsonSchema = {
	type: "object",
	required: ["code", "message"],
	properties: {
		code: { type: "string", enum: Object.keys(ERRORS) },
		message: { type: "string" },
		validation_errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
	},
};

/** After validation a query value has its real type, so that is what the document shows. */
function schemaOf(schema: z.ZodMiniType): JsonSchema {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
	return rest;
}

function parametersOf(schema: z.ZodMiniObject | undefined, place: "path" | "query"): JsonSchema[] {
	if (!schema) return [];
	const { properties = {}, required = [] } = schemaOf(schema) as {
		properties?: Record<string, JsonSchema>;
		required?: string[];
	};
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: place,
		required: place === "path" || required.includes(name),
		schema: property,
	}));
}

const JSON_TYPES = ["application/json"];
const BODY_TYPES = {
	json: JSON_TYPES,
	form: ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"],
};

const BYTES: JsonSchema = { type: "string", format: "binary" };
const contentOf = (types: readonly string[], schema: JsonSchema) =>
	Object.fromEntries(types.map((type) => [type, { schema }]));

function requestBodyOf({ body, encoding }: Endpoint): JsonSchema | undefined {
	if (!body) return undefined;
	const content = isUpload(body)
		? contentOf(body.types, BYTES)
		: contentOf(BODY_TYPES[encoding ?? "json"], schemaOf(body));
	return { required: true, content };
}

const NO_CONTENT = 204;

function successOf(endpoints: Endpoint[]): JsonSchema {
	const [{ status }] = endpoints as [Endpoint];
	if (status === NO_CONTENT) return { description: "Erledigt, ohne Inhalt" };
	const [file] = endpoints.flatMap(({ response }) => (isFile(response) ? [response] : []));
	if (file) return { description: "Die Datei", content: contentOf(file.types, BYTES) };
	const responses = endpoints.flatMap(({ response }) => (isFile(response) ? [] : [schemaOf(response)]));
	const schema = responses.length > 1 ? { oneOf: responses } : (responses[0] as JsonSchema);
	return { description: "In Ordnung", content: contentOf(JSON_TYPES, schema) };
}

/** What every endpoint of this kind may refuse with. */
function refusalsByKind({ method, access, proof, params, query, body, variant }: Endpoint): ErrorCode[] {
	const isChange = method !== "GET";
	return [
		"bad_request",
		...(isOpen(access) ? [] : (["unauthenticated", "forbidden"] as const)),
		...(proof ? (["proof_needed"] as const) : []),
		...(isChange ? (["cross_site", "body_too_large", "unsupported_media_type"] as const) : []),
		...(params || variant ? (["not_found"] as const) : []),
		...(query || body ? (["invalid"] as const) : []),
		...(isChange && body ? (["too_many"] as const) : []),
		"unavailable",
	];
}

const RETRY_AFTER = {
	headers: { "Retry-After": { description: "Sekunden bis zum nächsten Versuch", schema: { type: "integer" } } },
};

function refusalsOf(endpoints: Endpoint[]): Record<string, JsonSchema> {
	const codes = new Set(endpoints.flatMap((endpoint) => [...refusalsByKind(endpoint), ...(endpoint.refuses ?? [])]));
	const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
	const answers = Array.from(byStatus, ([status, own]) => [
		status,
		{
			description: own.map((code) => ERRORS[code].message).join(" · "),
			...(own.includes("too_many") ? RETRY_AFTER : {}),
			content: contentOf(JSON_TYPES, ERROR_SCHEMA),
		},
	]);
	return Object.fromEntries(answers);
}

/** What the groups of the contract are called, in the order of the reference. */
export const TAGS: Record<keyof typeof contract | "office", string> = {
	site: "Anbieter und Einstellungen",
	legal: "Rechtliche Texte",
	articles: "Ratgeber",
	categories: "Themen",
	lecturers: "Dozentinnen und Dozenten",
	seminars: "Seminare",
	signUps: "Anmeldung und Buchung",
	coming: "Kommst du?",
	waitingList: "Warteliste",
	dateAlerts: "Bescheid beim nächsten Termin",
	places: "Orte",
	courses: "Videokurse",
	search: "Suche",
	basket: "Warenkorb",
	certificates: "Teilnahmebescheinigungen",
	feedback: "Rückmeldungen",
	handouts: "Dateien für Teilnehmende",
	vouchers: "Gutscheine",
	checkout: "Bestellen",
	orders: "Bestellungen",
	paymentMethods: "Zahlungsarten",
	pins: "PIN per SMS",
	withdrawal: "Widerruf",
	documents: "Rechnungen und Belege",
	session: "Anmelden und Abmelden",
	accounts: "Mein VSZ",
	passwords: "Passwort",
	contact: "Kontakt",
	newsletter: "Newsletter",
	donations: "Spenden",
	feeds: "Kalender und Dateien",
	office: "Verwaltung",
};

/** An empty requirement beside the login says that it may be left out. */
function securityOf({ access, path }: Endpoint): object[] {
	if (access === "public") return [];
	const login = path.startsWith("/office/") ? { staff: [] } : { bearer: [] };
	return access === "optional" ? [{}, login] : [login];
}

function operationOf(id: string, endpoints: Endpoint[]): JsonSchema {
	const [main] = endpoints as [Endpoint];
	const optional = (parameter: JsonSchema) => ({ ...parameter, required: parameter.in === "path" });
	const parameters = endpoints.flatMap(({ params, query }) => [
		...parametersOf(params, "path"),
		...parametersOf(query, "query"),
	]);
	const unique = [...new Map(parameters.map((parameter) => [parameter.name, parameter])).values()];
	return {
		operationId: id,
		summary: endpoints.map(({ summary }) => summary).join(" · "),
		tags: [id.split(".")[0]],
		security: securityOf(main),
		parameters: endpoints.length > 1 ? unique.map(optional) : unique,
		...(main.body ? { requestBody: requestBodyOf(main) } : {}),
		responses: {
			[main.status ?? 200]: successOf(endpoints),
			...(main.cache ? { 304: { description: "Unverändert seit der Antwort mit diesem ETag" } } : {}),
			...refusalsOf(endpoints),
		},
	};
}

export function openApiDocument({ publicUrl, provider }: Pick<Config, "publicUrl" | "provider">): JsonSchema {
	const named = [
		...endpointsOf(contract).map(({ key, endpoint }) => ({ id: key, endpoint })),
		...endpointsOf(officeContract).map(({ key, endpoint }) => ({ id: `office.${key}`, endpoint })),
	];
	const paths: Record<string, JsonSchema> = {};
	for (const [key, own] of Map.groupBy(named, ({ endpoint }) => `${endpoint.method} ${endpoint.path}`)) {
		const [method = "", path = ""] = key.split(" ");
		const url = path.replace(/:(\w+)/g, "{$1}");
		const operation = operationOf(
			own[0]?.id ?? key,
			own.map(({ endpoint }) => endpoint),
		);
		const elsewhere = own[0]?.endpoint.at === "site" ? { servers: [{ url: publicUrl }] } : {};
		paths[url] = { ...paths[url], [method.toLowerCase()]: { ...operation, ...elsewhere } };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "VSZ API",
			version: "1",
			description: "Beträge sind Euro mit zwei Stellen, Zeitpunkte ISO 8601 in Europe/Berlin.",
			contact: { name: provider.name, email: provider.email, url: `${publicUrl}${sitePaths.contact}` },
		},
		servers: [{ url: `${publicUrl}${API_BASE}` }],
		tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
		paths,
		components: {
			securitySchemes: {
				bearer: { type: "http", scheme: "bearer" },
				staff: { type: "apiKey", in: "cookie", name: staffCookieName(publicUrl) },
			},
		},
	};
}
