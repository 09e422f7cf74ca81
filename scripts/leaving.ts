import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LEAVING = fileURLToPath(new URL("../src/web/frame/leaving.ts", import.meta.url));
const ROUTE_MODULES = /react-router\/.+\/routeModules\.js$/;
const ON_FAILURE = "} catch (error) {";

/**
 * Firefox and Safari end the loading of scripts when somebody leaves for another document. The router takes that for a
 * broken script and loads the old page anew, in place of the one asked for; here it learns to wait for that one.
 */
export function leaving(): Plugin {
	let isTaught = false;
	return {
		name: "leaving",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: ROUTE_MODULES, code: ON_FAILURE },
			handler(code) {
				isTaught = true;
				const patient = `${ON_FAILURE}\n\t\tif (isLeaving()) return new Promise(() => {});`;
				return `import { isLeaving } from ${JSON.stringify(LEAVING)};\n${code.replace(ON_FAILURE, patient)}`;
			},
		},
		buildEnd(error) {
			if (!error && !isTaught) this.error("React Router loads the scripts of its pages differently now.");
		},
	};
}
