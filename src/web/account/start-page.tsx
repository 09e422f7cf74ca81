import { redirect } from "react-router";
import { paths } from "#contract/paths.ts";

/** MEM-01: the empty path leads to the login page, and from there on whoever is logged in. */
const toLogin = () => redirect(paths.login);
export const loader = toLogin;
export const clientLoader = toLogin;
