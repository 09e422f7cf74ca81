import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { refuseMarkup } from "#browser/ui/trusted-html.ts";
import { api } from "#web/api/site-api.ts";
import { apiContext } from "./api/context.ts";

function getContext() {
	const context = new RouterContextProvider();
	context.set(apiContext, api);
	return context;
}

refuseMarkup();

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter getContext={getContext} />
		</StrictMode>,
	);
});
