/** The request or its answer was lost on the way: nobody refused anything. */
export class NoAnswer extends Error {}
