import type { NamedThing } from '@candor/api';
import { fieldControl } from '@candor/kit/view';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { type NameRow, useNames } from './names.ts';
import type { InputProps } from './input-props.ts';

interface NamePickerProps extends InputProps {
  readonly thing: NamedThing;
  /** A number may be written that none of them has. */
  readonly mayBeNew: boolean;
}

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Chooses a thing by its name: typed, or from the list that what is typed narrows. */
export function NamePicker({ thing, mayBeNew, value, onChange, ...aria }: NamePickerProps) {
  const t = useMessages();
  const listId = useId();
  const { of, nameOf } = useNames();
  const all = of(thing);
  /** Absent: nobody is typing, and the name of what is chosen is shown. */
  const [text, setText] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const wanted = (text ?? '').trim().toLowerCase();
  const found = all.filter(({ id, name }) => id === wanted || name.toLowerCase().includes(wanted));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function type(typed: string): void {
    const given = typed.trim();
    const named = all.find(({ name }) => sameText(name, given)) ?? all.find(({ id }) => sameText(id, given));
    setText(typed);
    setAt(0);
    setIsOpen(true);
    onChange(named?.id ?? (mayBeNew && /^[1-9]\d{0,14}$/.test(given) ? given : ''));
  }
  function choose(row: NameRow | undefined): void {
    if (row !== undefined) onChange(row.id);
    leave();
  }
  function leave(): void {
    setText(undefined);
    setIsOpen(false);
    setAt(0);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setAt(Math.max(0, Math.min(found.length - 1, at + step)));
      setIsOpen(true);
    } else if (event.key === 'Enter' && isOpen && found.length > 0) choose(found[at]);
    else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      leave();
    } else return;
    event.preventDefault();
  }
  return (
    <div className="relative min-w-0">
      <input
        {...aria}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && found.length > 0 ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('console.acts.choose')}
        value={text ?? (value === '' ? '' : nameOf(thing, value))}
        onFocus={({ target }) => target.select()}
        onClick={() => setIsOpen(true)}
        onBlur={leave}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        className={`${fieldControl} h-8 w-full pr-8`}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-2 right-2 size-4 text-fg-3" />
      {isOpen && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t('console.acts.choose')}
          className="absolute top-full left-0 z-20 mt-1 flex max-h-64 w-full min-w-40 flex-col overflow-auto rounded-field border border-line bg-surface p-1 shadow-floating"
        >
          {found.map((row, index) => (
            // The field keeps the focus, and its keys choose.
            <button
              type="button"
              tabIndex={-1}
              key={row.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(row)}
              className="shrink-0 rounded-field px-2.5 py-1.5 text-left text-13 hover:bg-inset aria-selected:bg-accent-soft"
            >
              {row.name}
            </button>
          ))}
          {found.length === 0 && (
            <button
              type="button"
              role="option"
              aria-selected={false}
              disabled
              className="px-2.5 py-1.5 text-13 text-fg-3 text-left"
            >
              {t(
                wanted === ''
                  ? 'console.markets.none'
                  : mayBeNew && value !== ''
                    ? 'console.acts.newNumber'
                    : 'console.acts.noName',
              )}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
