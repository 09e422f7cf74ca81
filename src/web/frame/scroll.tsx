import { useState } from "react";
import { ScrollRestoration } from "react-router";
import { createScrollKeys } from "./scroll-keys.ts";

export function Scroll() {
	const [keyOf] = useState(createScrollKeys);
	return <ScrollRestoration getKey={keyOf} />;
}
