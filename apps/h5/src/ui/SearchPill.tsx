import { Search } from 'lucide-react';

/** Looks like a search field and leads to the search page. */
export function SearchPill({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-9 w-full min-w-0 items-center gap-2 rounded-full bg-inset px-3 text-14 text-fg-3"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{text}</span>
    </button>
  );
}
