import { IconButton } from '@candor/kit/view';
import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { useMessages } from '#i18n/use-messages.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A search pill, 36 px. */
export function SearchField({ label, placeholder = label, value, onChange, inputRef }: SearchFieldProps) {
  const t = useMessages();
  return (
    <div
      role="search"
      className="flex h-9 items-center gap-2 rounded-full bg-inset px-3 inset-ring inset-ring-line-field outline-2 outline-transparent has-[input:focus-visible]:outline-accent"
    >
      <Search aria-hidden className="size-4 shrink-0 text-fg-3" />
      <input
        ref={inputRef}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-full min-w-0 flex-1 appearance-none bg-transparent text-16 outline-none placeholder:text-14 placeholder:text-fg-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton
          label={t('common.clear')}
          icon={<X aria-hidden />}
          onClick={() => onChange('')}
          size={16}
          className="text-fg-3"
        />
      )}
    </div>
  );
}
