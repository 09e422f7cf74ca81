import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { Picture } from "#browser/ui/picture.tsx";
import { type Focus, imageAddress, withFocus } from "#contract/images.ts";

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

const STEPS: Record<string, Focus> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

interface FocalPointProps {
	path: string;
	focus: Focus;
	onMove: (focus: Focus) => void;
}

/** What every crop keeps in sight: by pointer, by arrow keys (with Shift in larger steps), or by its two numbers. */
export function FocalPoint({ path, focus, onMove }: FocalPointProps) {
	const element = useRef<HTMLButtonElement>(null);
	const moveTo = ({ clientX, clientY }: PointerEvent) => {
		const box = element.current?.getBoundingClientRect();
		if (!box) return;
		onMove({
			x: within(((clientX - box.left) / box.width) * 100),
			y: within(((clientY - box.top) / box.height) * 100),
		});
	};
	const moveBy = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (!step) return;
		event.preventDefault();
		const far = event.shiftKey ? 10 : 2;
		onMove({ x: within(focus.x + step.x * far), y: within(focus.y + step.y * far) });
	};
	return (
		<button
			ref={element}
			type="button"
			className="focal"
			aria-label={`Bildmittelpunkt verschieben: ${focus.x} % von links, ${focus.y} % von oben`}
			onKeyDown={moveBy}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				moveTo(event);
			}}
			onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
		>
			<img src={imageAddress(path)} alt="" draggable={false} />
			<svg aria-hidden="true">
				<circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="13" />
				<circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="6" />
			</svg>
		</button>
	);
}

const CROPS = [
	{ name: "16:9", look: "is-wide", width: 128, height: 72 },
	{ name: "Quadrat", look: "is-square", width: 72, height: 72 },
	{ name: "Telefon", look: "is-phone", width: 54, height: 72 },
];

/** As the site will cut it. */
export const Crops = ({ path, focus }: { path: string; focus: Focus }) => (
	<ul className="crops" aria-label="Ausschnitte">
		{CROPS.map(({ name, look, width, height }) => (
			<li key={name} className={look}>
				<Picture path={withFocus(imageAddress(path), focus)} alt="" sizes="8rem" width={width} height={height} />
				<small>{name}</small>
			</li>
		))}
	</ul>
);
