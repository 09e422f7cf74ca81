import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "src/web",
	buildDirectory: "build",
	ssr: true,
	// The whole route table is small: shipping it once saves a request before the first navigation.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
