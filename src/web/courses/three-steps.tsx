const STEPS = [
	{ title: "Aussuchen", text: "Der Teaser zeigt dir, was dich erwartet." },
	{ title: "Bestellen", text: "Mit Konto oder als Gast, in zwei Schritten." },
	{
		title: "24 Stunden ansehen*",
		text: (
			<>
				In Mein VSZ oder über den Link in der <span className="whitespace-nowrap">E-Mail.</span>
			</>
		),
	},
] as const;

export function ThreeSteps() {
	return (
		<ol
			aria-label="So funktioniert es"
			className="mb-[clamp(1.5rem,1rem+2vw,2.5rem)] grid gap-[0.9rem] lg:grid-cols-3 lg:gap-8"
		>
			{STEPS.map(({ title, text }, index) => (
				<li key={title} className="grid grid-cols-[auto_1fr] items-center gap-x-[0.9rem]">
					<span
						aria-hidden="true"
						className="row-span-2 grid h-[2.6rem] w-11 place-items-center rounded-[5px_5px_99px_99px] bg-raps-400 pb-[0.2rem] text-[1.25rem] font-[740] text-holunder-900"
					>
						{index + 1}
					</span>
					<b className="self-end leading-[1.25]">{title}</b>
					<span className="self-start text-sm leading-[1.35] text-ink-2">{text}</span>
				</li>
			))}
		</ol>
	);
}
