import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { apiContext } from "./api/context.ts";
import { httpApi } from "./api/http-api.ts";

function getContext() {
	const context = new RouterContextProvider();
	context.set(apiContext, httpApi());
	return context;
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter getContext={getContext} />
		</StrictMode>,
	);
});
