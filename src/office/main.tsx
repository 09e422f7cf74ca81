import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { refuseMarkup } from "#browser/ui/trusted-html.ts";
import { Frame } from "./frame/frame.tsx";
import "./office.css";

refuseMarkup();

const element = document.getElementById("office");
if (!element) throw new Error("The page has no place for the office.");
createRoot(element).render(
	<StrictMode>
		<Frame />
	</StrictMode>,
);
