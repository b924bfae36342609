import { useNavigate, useSearch } from '@tanstack/react-router';

export type Address = Readonly<Record<string, string | undefined>>;

/** The filters and the order of a page, which are in its address: a link shows what its sender saw. */
export function useAddress(): readonly [Address, (changes: Address) => void] {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    address,
    (changes) => {
      const next = Object.entries({ ...address, ...changes }).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      void navigate({ to: '.', search: Object.fromEntries(next) as never, replace: true });
    },
  ];
}

/** The field of the address for a list; lists of one screen have names, so that each has filters of its own. */
export function fieldOf(list: string, field: string): string {
  return list === '' ? field : `${list}_${field}`;
}
