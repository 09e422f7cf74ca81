import { useEffect, useEffectEvent, useState } from "react";

interface Waiting<News> {
	loaded: News;
	ask: () => Promise<{ data: News }>;
	/** How long until the next question; null when no news can come, or nobody is to be kept waiting any longer. */
	pauseOf: (news: News, waitedMs: number) => number | null;
}

/** For a page that the payment service leads back to: asks again and again until it is known what came of the payment. */
export function useUntilSettled<News>({ loaded, ask, pauseOf }: Waiting<News>) {
	const [news, setNews] = useState(loaded);
	const [waitedMs, setWaitedMs] = useState(0);
	const pause = pauseOf(news, waitedMs);
	const askNow = useEffectEvent(ask);
	useEffect(() => {
		if (pause === null) return;
		const timer = setTimeout(async () => {
			// A try that fails says nothing about the payment: the next one will.
			const answer = await askNow().catch(() => null);
			if (answer) setNews(answer.data);
			setWaitedMs(waitedMs + pause);
		}, pause);
		return () => clearTimeout(timer);
	}, [pause, waitedMs]);
	return { news, waitedMs };
}
