/** The whole address book: the core keeps no more than fifty destinations of a user. */
export const bookPage = { page: 1, limit: 100 } as const;
