import type { MessageRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { fold } from '#lib/fold.ts';
import { Chips } from '#ui/Chips.tsx';

interface NameChipsProps {
  readonly text: string;
  readonly rows: readonly MessageRow[];
  readonly isMine: (row: MessageRow) => boolean;
  readonly onText: (text: string) => void;
}

/** A name that is being written at the end of a text. */
const beginning = /(^|\s)@([\p{L}\p{M}\p{N}]{0,10})$/u;
const shownMax = 5;

/** While one writes "@", the names of those who wrote last and fit. */
export function NameChips({ text, rows, isMine, onText }: NameChipsProps) {
  const t = useMessages();
  const begun = beginning.exec(text);
  if (begun === null) return null;
  const typed = fold(begun[2] ?? '');
  const names = [...new Set(rows.toReversed().flatMap((row) => (isMine(row) ? [] : (row.nickname ?? []))))]
    .filter((name) => fold(name).startsWith(typed))
    .slice(0, shownMax);
  if (names.length === 0) return null;
  return (
    <div className="-mx-4 pb-1.5">
      <Chips
        label={t('chat.names')}
        items={names.map((name) => ({ id: name, label: `@${name}` }))}
        onChange={(name) => onText(`${text.slice(0, begun.index)}${begun[1]}@${name} `)}
      />
    </div>
  );
}
