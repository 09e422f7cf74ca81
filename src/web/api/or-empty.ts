/** ERR-03: a list beside the matter of a page: when it cannot be loaded it is empty, and the page still shows. */
export const orEmpty = <T>(list: Promise<{ data: T[] }>): Promise<T[]> => list.then(({ data }) => data).catch(() => []);
