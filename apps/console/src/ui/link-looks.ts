/** The classes of a link that looks like a button. */
export const linkLooks = 'inline-flex h-8 items-center rounded-field bg-inset px-3 text-13 font-semibold';
