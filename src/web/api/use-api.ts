import { useMemo } from "react";
import type { Api } from "#contract/api.ts";
import { httpApi } from "./http-api.ts";

/** The browser's client, for buttons and forms. */
export const useApi = (): Api => useMemo(httpApi, []);
