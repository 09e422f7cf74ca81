import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Wrap } from "./layout.tsx";

interface SceneHeroProps {
	/** Address of the picture, which only adorns. */
	scene: string;
	/** The picture's own ground as a class, which the section takes over. */
	ground: string;
	children: ReactNode;
}

/** Words beside a scene that reaches the edge of the window. */
export const SceneHero = ({ scene, ground, children }: SceneHeroProps) => (
	<section className={classNames("on-color overflow-clip", ground)}>
		<Wrap className="grid gap-6 lg:grid-cols-[5fr_6fr] lg:items-stretch lg:gap-12">
			<div className="grid content-center gap-5 pt-[clamp(2.5rem,2rem+4vw,6rem)] lg:pb-24">{children}</div>
			<div className="-mx-gutter lg:ml-0 lg:-mr-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]">
				<img className="w-full lg:h-full lg:min-h-152 lg:object-cover" src={scene} alt="" width={1000} height={900} />
			</div>
		</Wrap>
	</section>
);
