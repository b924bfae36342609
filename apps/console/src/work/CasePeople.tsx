import { viewPerson } from '@candor/api';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useWord } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import type { Waiting } from './case-place.ts';

/** Names the people of a case in words: “Ann”, “Buyer Ann, Seller Bo”. */
export function usePeopleText(): (people: Waiting['people']) => string {
  const word = useWord();
  return useCallback(
    (people) => people.map(({ name, side }) => (side === undefined ? name : `${word(side)} ${name}`)).join(', '),
    [word],
  );
}

/** The people of a case, each with the way to their page where the role has one. */
export function CasePeople({ of: people }: { readonly of: Waiting['people'] }) {
  const may = useMay();
  const text = usePeopleText();
  if (!may(viewPerson)) return <span>{text(people)}</span>;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {people.map((one) => (
        <Link
          key={one.accountId}
          to="/people/$id"
          params={{ id: `${one.accountId}` }}
          onClick={(event) => event.stopPropagation()}
          className="text-accent underline underline-offset-2"
        >
          {text([one])}
        </Link>
      ))}
    </span>
  );
}
