import { type Element, element } from "#server/xml.ts";

/** What a PDF says of itself to programs (ISO 16684-1), beyond what pdfkit writes. */

interface Property {
	name: string;
	value: string;
	description: string;
}

export interface XmpSchema {
	name: string;
	prefix: string;
	namespace: string;
	/** Whether programs keep the values themselves, or people give them. */
	category: "internal" | "external";
	valueType: "Text" | "Integer";
	properties: readonly Property[];
}

/** PDF/A knows no word of PDF/UA. */
const ACCESSIBLE: XmpSchema = {
	name: "PDF/UA identification schema",
	prefix: "pdfuaid",
	namespace: "http://www.aiim.org/pdfua/ns/id/",
	category: "internal",
	valueType: "Integer",
	properties: [{ name: "part", value: "1", description: "Part of ISO 14289 that the file follows" }],
};

const PDFA = "http://www.aiim.org/pdfa/ns";
const AS_RESOURCE = { "rdf:parseType": "Resource" };

const valuesOf = ({ prefix, namespace, properties }: XmpSchema): Element =>
	element(
		"rdf:Description",
		properties.map(({ name, value }) => element(`${prefix}:${name}`, value)),
		{ "rdf:about": "", [`xmlns:${prefix}`]: namespace },
	);

const describedSchema = ({ name, prefix, namespace, category, valueType, properties }: XmpSchema): Element =>
	element(
		"rdf:li",
		[
			element("pdfaSchema:schema", name),
			element("pdfaSchema:namespaceURI", namespace),
			element("pdfaSchema:prefix", prefix),
			element("pdfaSchema:property", [
				element(
					"rdf:Seq",
					properties.map((property) =>
						element(
							"rdf:li",
							[
								element("pdfaProperty:name", property.name),
								element("pdfaProperty:valueType", valueType),
								element("pdfaProperty:category", category),
								element("pdfaProperty:description", property.description),
							],
							AS_RESOURCE,
						),
					),
				),
			]),
		],
		AS_RESOURCE,
	);

/** An archived file may say only what it also explains. */
export function archivalMetadata(own: readonly XmpSchema[]): string {
	const schemas = [ACCESSIBLE, ...own];
	const explained = element(
		"rdf:Description",
		[element("pdfaExtension:schemas", [element("rdf:Bag", schemas.map(describedSchema))])],
		{
			"rdf:about": "",
			"xmlns:pdfaExtension": `${PDFA}/extension/`,
			"xmlns:pdfaSchema": `${PDFA}/schema#`,
			"xmlns:pdfaProperty": `${PDFA}/property#`,
		},
	);
	return [...schemas.map(valuesOf), explained].map(({ xml }) => xml).join("\n");
}
