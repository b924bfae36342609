import type { CallSpec } from '@candor/api';
import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { hintKeys } from '../lib/text-keys.ts';
import type { ActField } from '../ui/act-fields.ts';
import { nameInContract, recordNameOf } from './operator-calls.ts';

/** Helps to fill in a field of a call: as it is there, as it is in every call, by its unit; else by its grammar. */
export function useFieldHint(call: CallSpec): (field: ActField) => string | undefined {
  const t = useMessages();
  const act = nameInContract(recordNameOf(call)) ?? '';
  return useCallback(
    ({ name, isExplained, grammar, most = 0 }) => {
      // A field that the contract leaves without words needs none.
      if (!isExplained && grammar === undefined) return undefined;
      const key = (hintKeys(name, act) as readonly 'acts.hints.each.note'[]).find((one) => t.has(one));
      if (key !== undefined) return t(key);
      return grammar && t(`acts.hints.grammars.${grammar}`, { most: `${most}` });
    },
    [t, act],
  );
}
