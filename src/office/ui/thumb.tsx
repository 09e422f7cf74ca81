import { Picture } from "#browser/ui/picture.tsx";

/** The picture of a thing, small, beside its name. */
export const Thumb = ({ path }: { path: string }) =>
	path === "" ? (
		<span className="thumb" />
	) : (
		<Picture path={path} alt="" sizes="3.4rem" width={54} height={37} className="thumb" />
	);
