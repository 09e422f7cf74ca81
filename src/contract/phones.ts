/** Phone numbers as people write them, and as they are kept. */

/** What stands between the digits for the eye: blanks, slashes, hyphens and brackets. */
const BETWEEN = /[\s/()[\]\u2010-\u2015-]+/g;

/** A number as it is judged: "0049 (0)151 / 123-45" is "+49015112345". */
export const cleanedPhone = (typed: string): string => typed.replace(BETWEEN, "").replace(/^00/, "+");

/** MEM-18, PAY-24: holds for the cleaned number. */
export const PHONE = /^(\+49|0)\d+$/;
export const PHONE_MAX_LENGTH = 20;

/** As it is kept and dialled: "0151…", "0049151…", "+49 (0)151…" and "+49151…" are one number. */
export const internationalPhone = (typed: string): string => cleanedPhone(typed).replace(/^(\+490?|0)/, "+49");
