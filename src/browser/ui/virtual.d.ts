/** An icon of Lucide, as `scripts/icons.ts` reads it. */
declare module "virtual:icon/*" {
	import type { IconShape } from "#browser/ui/icon.tsx";

	const shape: IconShape;
	export default shape;
}
