import { findPeople, listSettings } from '@candor/api';
import { fieldControl } from '@candor/kit/view';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useActName } from '../acts/use-act-name.ts';
import { useActSummary } from '../acts/use-act-summary.ts';
import { operatorActs } from '../acts/operator-acts.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { products } from '../markets/products.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { sections } from './sections.ts';

const shownMax = 12;

/** Every page and every act by its name, from anywhere, and a person by what is typed. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const may = useMay();
  const actName = useActName();
  const summaryOf = useActSummary();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const all = [
    ...sections
      .filter(({ needs }) => may(needs))
      .map(({ id, to }) => ({ name: t(`console.nav.${id}`), note: '', go: () => navigate({ to }) })),
    ...(may(listSettings) ? products : []).map(({ id }) => ({
      name: t(`console.markets.products.${id}`),
      note: t('console.nav.markets'),
      go: () => navigate({ to: '/markets/$product', params: { product: id } }),
    })),
    ...operatorActs
      .filter(({ call }) => may(call))
      .map((act) => ({
        name: actName(act.name),
        note: summaryOf(act),
        go: () => navigate({ to: '/acts/$name', params: { name: act.name } }),
      })),
  ];
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const who = text.trim();
  const named = all
    .filter(({ name, note }) => words.every((word) => `${name} ${note}`.toLowerCase().includes(word)))
    .slice(0, shownMax);
  const person = {
    name: t('console.shell.person', { text: who }),
    note: t('console.nav.people'),
    go: () => navigate({ to: '/people', search: { who } }),
  };
  const found = who !== '' && may(findPeople) ? [...named, person] : named;
  // With the keys alone the chosen one may lie below the frame.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const choose = (index: number): void => {
    const chosen = found[index];
    if (chosen === undefined) return;
    onClose();
    void chosen.go();
  };
  return (
    <Dialog title={t('console.shell.search')} onClose={onClose} isAtTop>
      <input
        ref={field}
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-found"
        aria-activedescendant={found.length === 0 ? undefined : `palette-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        aria-label={t('console.shell.search')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, at + 1));
          else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
          else if (event.key === 'Enter') choose(at);
          else return;
          event.preventDefault();
        }}
        className={`${fieldControl} h-9 w-full`}
      />
      <div
        ref={list}
        id="palette-found"
        role="listbox"
        aria-label={t('console.shell.search')}
        className="mt-3 flex max-h-96 flex-col overflow-auto"
      >
        {found.map(({ name, note }, index) => (
          // The field has the focus, and its keys choose.
          <button
            type="button"
            tabIndex={-1}
            key={`${name} ${note}`}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(index)}
            className="flex shrink-0 flex-col rounded-field px-3 py-1.5 text-left hover:bg-inset aria-selected:bg-accent-soft"
          >
            <span className="text-13 font-medium">{name}</span>
            {note !== '' && <span className="w-full truncate text-12 text-fg-3">{note}</span>}
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="text-13 text-fg-3">{t('console.shell.nothing')}</p>}
    </Dialog>
  );
}
