import { INVALID_LEITWEG_ID } from "#contract/field-words.ts";
import { cleanedLeitwegId, isLeitwegId } from "#contract/leitweg-id.ts";

/** EINV-02: what the books of a buyer ask for. */
export const REFERENCE_FIELDS = [
	["order_reference", "Bestellnummer des Kunden", "c6"],
	["leitweg_id", "Leitweg-ID", "c6"],
] as const;

type References = Record<(typeof REFERENCE_FIELDS)[number][0], string>;

export const referenceErrors = ({ leitweg_id }: References): { leitweg_id: string | undefined } => {
	const id = cleanedLeitwegId(leitweg_id);
	return { leitweg_id: id === "" || isLeitwegId(id) ? undefined : INVALID_LEITWEG_ID };
};

type Stated = Record<(typeof REFERENCE_FIELDS)[number][0], string | null>;

export const referenceFacts = (stated: Stated) =>
	REFERENCE_FIELDS.map(([name, label]) => [label, stated[name]] as const);
