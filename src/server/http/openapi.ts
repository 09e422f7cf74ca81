import * as z from "zod/mini";
import { contract } from "#contract/api.ts";
import { API_BASE, type Endpoint } from "#contract/endpoint.ts";

type JsonSchema = Record<string, unknown>;

const ERROR_SCHEMA: JsonSchema = {
	type: "object",
	required: ["message"],
	properties: {
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

const jsonContent = (schema: JsonSchema) => ({ "application/json": { schema } });
const errorAnswer = (description: string) => ({ description, content: jsonContent(ERROR_SCHEMA) });

function operationOf(id: string, endpoints: Endpoint[]): JsonSchema {
	const [main] = endpoints as [Endpoint];
	const optional = (parameter: JsonSchema) => ({ ...parameter, required: parameter.in === "path" });
	const parameters = endpoints.flatMap(({ params, query }) => [
		...parametersOf(params, "path"),
		...parametersOf(query, "query"),
	]);
	const unique = [...new Map(parameters.map((parameter) => [parameter.name, parameter])).values()];
	const responses = endpoints.map(({ response }) => schemaOf(response));
	return {
		operationId: id,
		summary: endpoints.map(({ summary }) => summary).join(" · "),
		tags: [id.split(".")[0]],
		security: main.access === "public" ? [] : [{ bearer: [] }],
		parameters: endpoints.length > 1 ? unique.map(optional) : unique,
		...(main.body ? { requestBody: { required: true, content: jsonContent(schemaOf(main.body)) } } : {}),
		responses: {
			[main.status ?? 200]: {
				description: "In Ordnung",
				content: jsonContent(responses.length > 1 ? { oneOf: responses } : (responses[0] as JsonSchema)),
			},
			404: errorAnswer("Nicht gefunden"),
			422: errorAnswer("Angaben ungültig"),
			...(main.access === "public" ? {} : { 401: errorAnswer("Nicht angemeldet") }),
		},
	};
}

export function openApiDocument(publicUrl: string): JsonSchema {
	const named = Object.entries(contract).flatMap(([group, endpoints]) =>
		Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
			id: `${group}.${name}`,
			endpoint,
		})),
	);
	const paths: Record<string, JsonSchema> = {};
	for (const [key, own] of Map.groupBy(named, ({ endpoint }) => `${endpoint.method} ${endpoint.path}`)) {
		const [method = "", path = ""] = key.split(" ");
		const url = path.replace(/:(\w+)/g, "{$1}");
		const operation = operationOf(
			own[0]?.id ?? key,
			own.map(({ endpoint }) => endpoint),
		);
		paths[url] = { ...paths[url], [method.toLowerCase()]: operation };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "VSZ API",
			version: "1",
			description: "Beträge sind Euro mit zwei Stellen, Zeitpunkte ISO 8601 in Europe/Berlin.",
		},
		servers: [{ url: `${publicUrl}${API_BASE}` }],
		paths,
		components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
	};
}
