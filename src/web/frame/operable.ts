/** The event that tells the page's first lines that React answers from here on. */
export const OPERABLE = "operable";
