import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";

export function registerLegalDocuments(_fastify: FastifyInstance, _parts: { config: Config }): void {}
