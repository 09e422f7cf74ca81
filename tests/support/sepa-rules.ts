import { readFileSync } from "node:fs";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";

/** What a file for the bank has to be; where the schemas come from is told beside them. */
const FOLDER = "tests/fixtures/sepa";

function readSchema(message: string): XsdValidator {
	using schema = XmlDocument.fromBuffer(readFileSync(`${FOLDER}/${message}.xsd`));
	return XsdValidator.fromDoc(schema);
}

const VALIDATORS = {
	"pain.008.001.08": readSchema("pain.008.001.08"),
	"pain.001.001.09": readSchema("pain.001.001.09"),
};

/** What the schema finds wrong. */
export function painFaults(message: keyof typeof VALIDATORS, xml: string): string[] {
	using document = XmlDocument.fromString(xml);
	try {
		VALIDATORS[message].validate(document);
		return [];
	} catch (error) {
		if (error instanceof XmlValidateError) return error.details.map(({ message: fault }) => fault.trim());
		throw error;
	}
}

/** The text of every element that the path names; `p` is the message's own namespace. */
export function painTexts(xml: string, path: string): string[] {
	using document = XmlDocument.fromString(xml);
	return document.find(path, { p: document.root.namespaceUri }).map((node) => node.content);
}
