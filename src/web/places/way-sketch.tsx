interface WaySketchProps {
	/** Written beside the chair. */
	label?: string | undefined;
	/** Only the chair and the houses around it. */
	close?: boolean;
	className?: string;
}

/** A sign for "here", no plan of a town: streets, houses and the yellow chair that is us. */
export const WaySketch = ({ label, close = false, className }: WaySketchProps) => (
	<svg
		viewBox={close ? "219 0 400 400" : "0 0 640 400"}
		preserveAspectRatio="xMidYMin slice"
		aria-hidden="true"
		className={className}
	>
		<path fill="#faf3e6" d="M0 0h640v400H0z" />
		<g fill="#f1ddbd">
			<rect x="26" y="28" width="132" height="112" rx="12" />
			<rect x="212" y="28" width="180" height="60" rx="12" />
			<rect x="212" y="132" width="180" height="56" rx="12" />
			<rect x="446" y="28" width="168" height="60" rx="12" />
			<rect x="446" y="132" width="168" height="56" rx="12" />
			<rect x="26" y="246" width="132" height="70" rx="12" />
			<rect x="212" y="246" width="402" height="52" rx="12" />
		</g>
		<g fill="none" stroke="#fff" strokeWidth="22" strokeLinecap="round">
			<path d="M0 217h640M185 0v330M419 0v320M196 110h444" />
		</g>
		<path fill="#b4dedb" d="M0 352c120-40 240 16 360-8s180-36 280-22v78H0z" />
		<path
			fill="none"
			stroke="#2b1030"
			strokeWidth="6"
			strokeLinecap="round"
			strokeDasharray="2 14"
			d="M60 217h359v-62"
		/>
		<path fill="#2b1030" fillOpacity=".16" d="M396 112h56v24a28 28 0 0 1-56 0z" />
		<path fill="#ffcb1f" d="M391 106h56v24a28 28 0 0 1-56 0z" />
		{label && (
			<text x="462" y="134" fontSize="20" className="font-legend" fill="#2b1030">
				{label}
			</text>
		)}
	</svg>
);
