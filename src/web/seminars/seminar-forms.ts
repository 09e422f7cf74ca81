/** The forms of the page, told apart by a field of this name when they come without JavaScript. */
export const FORM_NAME = "formular";
