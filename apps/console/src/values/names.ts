import { listNames, type NamedThing, type OutputOf } from '@candor/api';
import { useMemo } from 'react';
import { useCall } from '../lib/use-call.ts';

export type NameRow = OutputOf<typeof listNames>[number];

interface Names {
  readonly of: (thing: NamedThing) => readonly NameRow[];
  /** The name of one of them; as it is on the wire where there is none, or none was read. */
  readonly nameOf: (thing: NamedThing, id: string) => string;
}

/** The names of everything that the wire has a number for. */
export function useNames(): Names {
  const { data = [] } = useCall(listNames, {});
  return useMemo(() => {
    const byThing = new Map<NamedThing, NameRow[]>();
    const byId = new Map<string, string>();
    for (const row of data) {
      byThing.set(row.thing, [...(byThing.get(row.thing) ?? []), row]);
      byId.set(`${row.thing} ${row.id}`, row.name);
    }
    return {
      of: (thing) => byThing.get(thing) ?? [],
      nameOf: (thing, id) => byId.get(`${thing} ${id}`) ?? id,
    };
  }, [data]);
}
