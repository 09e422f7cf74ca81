import type { FastifyInstance } from "fastify";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";

export function registerFeeds(_fastify: FastifyInstance, _parts: { app: App; config: Config }): void {}
