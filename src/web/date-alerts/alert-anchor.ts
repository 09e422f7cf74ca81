/** Where somebody asks to be told of the next date, and what leads there. */
export const ALERT_ID = "bescheid";
export const ALERT_TITLE = "Sag mir Bescheid";
