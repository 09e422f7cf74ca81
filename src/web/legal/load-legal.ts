import type { LegalKind } from "#contract/legal-texts.ts";
import { VERSION_PARAM } from "#contract/paths.ts";
import type { LoadArgs } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";

/** The text in force, or the version that the address names. */
export const loadLegal =
	(kind: LegalKind) =>
	async ({ api, url }: LoadArgs) => {
		const version = url.searchParams.get(VERSION_PARAM);
		return (await orNotFound(api.legal.get({ query: { kind, ...(version ? { version } : {}) } }))).data;
	};
