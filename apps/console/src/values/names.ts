import { listNames, type NamedThing, type OutputOf } from '@candor/api';
import { useMemo } from 'react';
import { useWord } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';

export type NameRow = Pick<OutputOf<typeof listNames>[number], 'id' | 'name'>;

interface Names {
  readonly of: (thing: NamedThing) => readonly NameRow[];
  /** The name of one of them; as it is on the wire where there is none, or none was read. */
  readonly nameOf: (thing: NamedThing, id: string) => string;
}

/** The names of everything that the wire has a number for. */
export function useNames(): Names {
  const { data = [] } = useCall(listNames, {});
  const sayWord = useWord();
  return useMemo(() => {
    const byThing = new Map<NamedThing, NameRow[]>();
    const byId = new Map<string, string>();
    for (const { thing, id, name: given, kind } of data) {
      const name = kind === undefined ? given : `${given} · ${sayWord(kind)}`;
      const same = byThing.get(thing);
      if (same === undefined) byThing.set(thing, [{ id, name }]);
      else same.push({ id, name });
      byId.set(`${thing} ${id}`, name);
    }
    return {
      of: (thing) => byThing.get(thing) ?? [],
      nameOf: (thing, id) => byId.get(`${thing} ${id}`) ?? id,
    };
  }, [data, sayWord]);
}
