import { type CallSpec, wireFields } from '@candor/api';
import type { WireFields } from './call.ts';

/** The fields of a call under their names on the wire: `caseId` may be `case_id` or `id` there. */
export function wireNamesOf({ input, path }: CallSpec, fields: WireFields): WireFields {
  const names = new Map(wireFields(input)?.map(({ inside, wire }) => [inside, wire]));
  return Object.fromEntries(
    Object.entries(fields).map(([inside, value]) => {
      const wire = names.get(inside);
      if (wire === undefined) throw new Error(`${path} has no field ${inside}`);
      return [wire, value];
    }),
  );
}
