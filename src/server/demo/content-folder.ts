import { fileURLToPath } from "node:url";

export const contentFolder = fileURLToPath(new URL("../../../content", import.meta.url));
