export const box = 'w-full rounded-field bg-inset px-3 text-13 text-fg disabled:text-fg-2';
