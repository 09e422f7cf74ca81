import { cropOf, focusOf, imageSources } from "#contract/images.ts";
import { classNames } from "./class-names.ts";

interface PictureProps {
	path: string;
	/** Empty for decoration. */
	alt: string;
	/** How wide the image shows, as in the `sizes` attribute. */
	sizes: string;
	width: number;
	height: number;
	/** For the one large image above the fold; all others load when they come near. */
	priority?: boolean;
	className?: string;
}

export function Picture({ path, alt, sizes, width, height, priority = false, className }: PictureProps) {
	const { avif, webp, largest } = imageSources(path);
	const focus = focusOf(path);
	return (
		<picture className="contents [&>source]:hidden">
			{avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
			{webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
			<img
				className={classNames(className, focus && cropOf(focus))}
				src={largest}
				alt={alt}
				width={width}
				height={height}
				loading={priority ? "eager" : "lazy"}
				fetchPriority={priority ? "high" : undefined}
				decoding={priority ? undefined : "async"}
			/>
		</picture>
	);
}
