import { BarcodeDetector } from "qr/decode.js";
import { useEffect, useRef } from "react";

export const canScan = (): boolean => "mediaDevices" in navigator;

const LOOK_EVERY_MS = 200;

/** Shows what the camera sees and tells each code that it reads, until the page is left. */
export function useCamera(onCode: (text: string) => void, onRefused: () => void) {
	const video = useRef<HTMLVideoElement>(null);
	const tell = useRef({ onCode, onRefused });
	tell.current = { onCode, onRefused };
	useEffect(() => {
		if (!canScan()) return;
		const detector = new BarcodeDetector({ formats: ["qr_code"] });
		let stream: MediaStream | null = null;
		let isOver = false;
		const look = async () => {
			const element = video.current;
			if (!element || element.readyState < element.HAVE_CURRENT_DATA) return;
			const [code] = await detector.detect(element).catch(() => []);
			if (code && !isOver) tell.current.onCode(code.rawValue);
		};
		const timer = setInterval(look, LOOK_EVERY_MS);
		navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } }).then(
			(given) => {
				stream = given;
				if (isOver) for (const track of given.getTracks()) track.stop();
				else if (video.current) video.current.srcObject = given;
			},
			() => tell.current.onRefused(),
		);
		return () => {
			isOver = true;
			clearInterval(timer);
			for (const track of stream?.getTracks() ?? []) track.stop();
		};
	}, []);
	return video;
}
