import { createListeners } from "./listeners.ts";

/** Something was changed from here: whoever shows what it may have touched asks again. */
export const { subscribe: onChange, tell: changed } = createListeners();
