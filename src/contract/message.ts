import * as z from "zod/mini";

/** An answer that a person reads. */
export const Message = z.object({ message: z.string() });
