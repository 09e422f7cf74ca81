import { Wrap } from "#browser/ui/layout.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import type { Site } from "#contract/site.ts";

const LOOK =
	"flex items-center gap-2.75 text-ui leading-card font-semibold text-ink-2 no-underline max-xs:gap-2 max-xs:text-xs sm:max-lg:flex-col sm:max-lg:items-start sm:max-lg:text-note";

export function Partners({ partners }: Pick<Site, "partners">) {
	if (partners.length === 0) return null;
	return (
		<section aria-label="Partner und Förderer" className="border-t border-line py-9 print:hidden">
			<Wrap>
				<ul className="grid grid-cols-2 items-center gap-5 sm:flex sm:justify-between">
					{partners.map(({ name, url, image }) => {
						const Box = url ? "a" : "span";
						return (
							<li key={name}>
								<Box className={LOOK} {...(url && { href: url })}>
									{image && (
										<Picture
											path={image}
											alt=""
											sizes="4rem"
											width={44}
											height={32}
											className="h-8 w-11 max-xs:h-6 max-xs:w-8 flex-none object-contain"
										/>
									)}
									<span className="max-w-36">{name}</span>
								</Box>
							</li>
						);
					})}
				</ul>
			</Wrap>
		</section>
	);
}
