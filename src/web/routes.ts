import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("home/home-page.tsx"),
	route("ratgeber", "articles/list-page.tsx"),
	route("ratgeber/:slug", "articles/article-page.tsx"),
	route("*", "frame/not-found-page.tsx"),
] satisfies RouteConfig;
