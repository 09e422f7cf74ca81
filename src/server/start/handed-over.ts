import cluster, { type Worker } from "node:cluster";

/** How Node's cluster speaks with its workers. */
interface ClusterWord {
	act?: string;
	seq?: number;
	ack?: number;
}

const hasOthers = (gone: Worker): boolean =>
	Object.values(cluster.workers ?? {}).some((worker) => worker !== gone && worker?.isConnected());

/**
 * Node hands a connection over and waits for the worker's word that it has it. From one that was killed no word comes,
 * and whoever has connected would wait for ever. So its refusal is said in its place: another one gets the connection.
 */
export function takeBackWhatWasHandedTo(worker: Worker): void {
	const { process: child } = worker;
	const unanswered = new Set<number>();
	const send = child.send.bind(child) as (...words: unknown[]) => boolean;
	child.send = (...words: unknown[]): boolean => {
		const { act, seq } = words[0] as ClusterWord;
		if (act === "newconn" && seq !== undefined) unanswered.add(seq);
		return send(...words);
	};
	child.on("internalMessage", ({ ack }: ClusterWord) => ack !== undefined && unanswered.delete(ack));
	child.once("close", () => {
		// As long as it has not answered, Node does not tell the cluster that the worker is gone.
		child.emit("disconnect");
		// With nobody left to take it, it is closed as one that was accepted.
		const accepted = !hasOthers(worker);
		for (const ack of unanswered) child.emit("internalMessage", { cmd: "NODE_CLUSTER", ack, accepted });
	});
}
