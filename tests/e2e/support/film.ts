/** Other engines borrow their decoder from the system. Where it has none, a line says so in place of a failure. */
export async function canPlayFilms(engine: string, ask: (question: () => string) => Promise<string>): Promise<boolean> {
	const answer = await ask(() =>
		document.createElement("video").canPlayType('video/mp4; codecs="avc1.64001f, mp4a.40.2"'),
	);
	if (answer === "") console.log(`${engine} kann hier kein H.264 und spielt den Film nicht ab.`);
	return answer !== "";
}
