export const TASK_STATES = ["waiting", "running", "done", "failed", "cancelled"] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const isUnderWay = ({ state }: { state: TaskState }): boolean => state === "waiting" || state === "running";
