/** A change repeats the value of this cookie in this header; a foreign page can neither read nor set it. */
export const CSRF_COOKIE = "XSRF-TOKEN";
export const CSRF_HEADER = "x-xsrf-token";
