import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { refuseMarkup } from "#browser/ui/trusted-html.ts";
import { createRouter } from "./routes.tsx";
import "./office.css";

refuseMarkup();

const element = document.getElementById("office");
if (!element) throw new Error("The page has no place for the office.");
createRoot(element).render(
	<StrictMode>
		<RouterProvider router={createRouter()} />
	</StrictMode>,
);
