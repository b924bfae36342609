import { Empty } from '@candor/kit/view';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { SearchField } from './SearchField.tsx';
import { Sheet } from './Sheet.tsx';

export interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly text?: string;
  readonly start?: ReactNode;
  /** Greyed, with `text` saying why. */
  readonly isDisabled?: boolean;
}

interface SelectSheetProps<Id extends string> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly options: readonly Option<Id>[];
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
}

/** Longer lists get a search on top. */
const searchAbove = 8;

/** A choice from a list, always as a sheet: rows of 56 px with a check. Choosing closes it. */
export function SelectSheet<Id extends string>({
  isOpen,
  onClose,
  title,
  options,
  value,
  onChange,
}: SelectSheetProps<Id>) {
  const t = useMessages();
  const [sought, setSought] = useState('');
  const needle = sought.trim().toLowerCase();
  const shown = options.filter((option) => `${option.label} ${option.text ?? ''}`.toLowerCase().includes(needle));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      {options.length > searchAbove && (
        <div className="pb-2">
          <SearchField label={t('common.search')} value={sought} onChange={setSought} />
        </div>
      )}
      <ul aria-label={title}>
        {shown.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              aria-pressed={option.id === value}
              disabled={option.isDisabled}
              onClick={() => {
                onChange(option.id);
                onClose();
              }}
              className="press flex min-h-14 w-full items-center gap-3 text-left outline-offset-[-2px] disabled:opacity-50"
            >
              {option.start}
              <span className="min-w-0 flex-1">
                <span className="block truncate text-15 font-medium">{option.label}</span>
                {option.text !== undefined && <span className="block text-12 text-fg-3">{option.text}</span>}
              </span>
              {option.id === value && <Check aria-hidden className="size-5 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <Empty title={t('common.noRecords')} />}
    </Sheet>
  );
}
