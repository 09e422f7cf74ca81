import * as z from "zod/mini";

/** Which version of a thing somebody has seen; a change of another one is refused with `changed_meanwhile`. */
export const revision = z.int();

/** What every thing that staff edit tells of itself. */
export const edited = { revision, updated_at: z.string() };
