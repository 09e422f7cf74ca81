export { formatLongDate } from "#contract/long-date.ts";
