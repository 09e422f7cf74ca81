import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The route table of the specification, in its order; German only in the addresses. */
export default [
	index("home/home-page.tsx"),
	route("ratgeber", "articles/list-page.tsx"),
	route("ratgeber/:slug", "articles/article-page.tsx"),
	route("videokurse", "courses/list-page.tsx"),
	route("videokurse/:slug", "courses/course-page.tsx"),
	route("seminare", "seminars/calendar-page.tsx"),
	route("seminare/:slug/:timestamp?", "seminars/seminar-page.tsx"),
	route("ueber-uns", "pages/about-page.tsx"),
	route("spenden", "donate/donate-page.tsx"),
	route("spenden/formular", "donate/donate-form-page.tsx"),
	route("spenden/vielen-dank", "donate/thanks-page.tsx"),
	route("kontakt", "contact/contact-page.tsx"),
	route("impressum", "legal/imprint-page.tsx"),
	route("datenschutz", "legal/privacy-page.tsx"),
	route("agb", "legal/terms-page.tsx"),
	route("widerruf", "legal/withdrawal-policy-page.tsx"),
	route("barrierefreiheit", "legal/accessibility-page.tsx"),
	route("experten", "pages/experts-page.tsx"),
	route("newsletter", "newsletter/newsletter-page.tsx"),
	route("newsletter/formular", "newsletter/newsletter-form-page.tsx"),
	route("suche", "search/search-page.tsx"),
	route("presse", "pages/press-page.tsx"),
	route("vorleser", "pages/read-aloud-page.tsx"),
	route("*", "frame/not-found-page.tsx"),
] satisfies RouteConfig;
