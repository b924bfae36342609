import type { InboxKind, NoticeRow } from '@candor/api';
import { useEffect } from 'react';

type Notice = Pick<NoticeRow, 'kind' | 'data'>;

const pages = new Set<(notice: Notice) => boolean>();

/**
 * Says that this page tells of these kinds of notices itself while it is mounted: the shell is silent about them.
 * `name` and `value`: only of those whose data have it, as of one case among all.
 */
export function useToldHere(kinds: readonly InboxKind[], name?: string, value?: string): void {
  useEffect(() => {
    const tells = ({ kind, data }: Notice) => kinds.includes(kind) && (name === undefined || data[name] === value);
    pages.add(tells);
    return () => {
      pages.delete(tells);
    };
  }, [kinds, name, value]);
}

export function isToldHere(notice: Notice): boolean {
  return [...pages].some((tells) => tells(notice));
}
