import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { apiContext } from "./api/context.ts";
import { httpApi } from "./api/http-api.ts";
import { refuseMarkup } from "./frame/trusted-html.ts";

function getContext() {
	const context = new RouterContextProvider();
	context.set(apiContext, httpApi());
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
