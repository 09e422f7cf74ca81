import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";
import { readSchematron } from "./schematron.ts";

/** What an electronic invoice has to be; where each file comes from is told beside it. */
const FOLDER = "tests/fixtures/e-invoice";
const SCHEMA = `${FOLDER}/factur-x/Factur-X_EN16931.xsd`;

xmlRegisterFsInputProviders();
const { href } = pathToFileURL(SCHEMA);
using schema = XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: decodeURI(href).replace("file://", "") });
const validator = XsdValidator.fromDoc(schema);

/** What the schema of Factur-X (profile EN 16931) finds wrong. */
export function schemaFaults(xml: string): string[] {
	using document = XmlDocument.fromString(xml);
	try {
		validator.validate(document);
		return [];
	} catch (error) {
		if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim());
		throw error;
	}
}

/** The official rules of EN 16931 for this syntax, version 1.3.16. */
export const brokenRules = readSchematron(`${FOLDER}/en16931/EN16931-CII-validation-preprocessed.sch`);
/** What XRechnung 3.0 asks for beyond them, but for the check digits of an IBAN: numbers of 24 digits are too long here. */
export const brokenGermanRules = readSchematron(`${FOLDER}/xrechnung/cii/XRechnung-CII-validation.sch`, [
	"BR-DE-19",
	"BR-DE-20",
]);
