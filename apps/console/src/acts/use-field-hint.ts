import type { CallSpec } from '@candor/api';
import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import type { ActField } from '../ui/act-fields.ts';
import { nameInContract, recordNameOf } from './operator-calls.ts';

/** Helps to fill in a field of a call: as it is there, as it is in every call, by its unit; in English else as the contract does. */
export function useFieldHint(call: CallSpec): (field: ActField) => string | undefined {
  const t = useMessages();
  const { language } = useSettings();
  const act = nameInContract(recordNameOf(call)) ?? '';
  return useCallback(
    ({ name, kind, hint }) => {
      // A field that the contract leaves without words needs none.
      if (hint === '') return undefined;
      const keys = [
        `acts.hints.of.${act}.${name}`,
        `acts.hints.each.${name}`,
        `acts.hints.units.${name.replace(/^.*_/, '')}`,
      ] as unknown as readonly 'acts.hints.each.note'[];
      const key = keys.find((one) => t.has(one));
      if (key !== undefined) return t(key);
      // Of rows the contract says how they are sent, and a form asks for each part.
      return language === 'en' && kind !== 'rows' ? hint : undefined;
    },
    [t, act, language],
  );
}
