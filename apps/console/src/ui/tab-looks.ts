/** The classes of a tab that is a link: a part of a page with an address of its own. */
export function tabLooks(isHere: boolean): string {
  const look = isHere ? 'border-ink text-fg' : 'border-transparent text-fg-2';
  return `inline-flex h-9 items-center border-b-2 px-3 text-13 font-medium whitespace-nowrap ${look}`;
}
