import { data, type MetaArgs } from "react-router";
import { NotFound } from "./not-found.tsx";
import { pageMeta } from "./page-meta.ts";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Nicht gefunden", noIndex: true });

export default NotFound;
