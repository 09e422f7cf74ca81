import { createElement } from "react";
import { classNames } from "./class-names.ts";

/** The outlines of an icon: elements of SVG and their attributes. */
export type IconShape = readonly (readonly [element: string, attributes: Record<string, string>])[];

interface IconProps {
	/** One of `icons.ts`. */
	shape: IconShape;
	/** Overrides size or adds spacing; 1.25 times the type size unless told. */
	className?: string;
}

const FRAME = {
	viewBox: "0 0 24 24",
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 2,
	strokeLinecap: "round",
	strokeLinejoin: "round",
	"aria-hidden": true,
} as const;

/** Always decoration: the words beside it, or the label of its button, carry the meaning. */
export function Icon({ shape, className = "size-icon" }: IconProps) {
	const outlines = shape.map(([element, attributes]) => createElement(element, attributes));
	return createElement("svg", { ...FRAME, className: classNames("flex-none", className) }, ...outlines);
}
