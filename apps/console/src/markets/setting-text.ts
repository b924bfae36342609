import { type CallSpec, settingSubjects, type SettingField, type SettingVersionRow, wireFields } from '@candor/api';
import { useCallback, useMemo } from 'react';
import { nameInContract, recordNameOf } from '../acts/operator-calls.ts';
import { useFieldLabel, useMessages, useWord } from '../lib/i18n.tsx';
import { useGrantText } from '../values/use-grant-text.ts';
import { useListText, useValueText } from '../values/use-value-text.ts';
import { actFieldsOf } from '../ui/act-fields.ts';
import { callAt } from './products.ts';

type ChangeType = SettingVersionRow['change'];

/** All fields of a call: what one of them means may hang on another. */
type Beside = readonly SettingField[];

interface SettingTexts {
  readonly label: (name: string) => string;
  /** A value of a call's field as people read it. */
  readonly value: (name: string, value: string, beside?: Beside) => string;
}

/** Makes the words for the fields of a call and their values. */
export function useSettingTexts(): (call: CallSpec | undefined) => SettingTexts {
  const t = useMessages();
  const labelOf = useFieldLabel();
  const textOf = useValueText();
  const listOf = useListText();
  const word = useWord();
  const grantOf = useGrantText();
  return useCallback(
    (call) => {
      const fields = call === undefined ? [] : actFieldsOf(call);
      const act = call && nameInContract(recordNameOf(call));
      return {
        label: (name) => labelOf(name, act),
        value(name, value, beside = []) {
          if (value === '') return '–';
          const gives = name === 'grant' ? beside.find((one) => one.name === 'gives') : undefined;
          if (gives !== undefined) return grantOf(gives.value, value);
          const { kind, columns = [], means } = fields.find((field) => field.name === name) ?? {};
          if (kind === 'flag') return value === '1' ? t('console.yes') : t('console.no');
          if (kind === 'choice') return word(value);
          return columns.length > 0 ? listOf(columns, value) : textOf(means, value);
        },
      };
    },
    [t, labelOf, textOf, listOf, word, grantOf],
  );
}

/** The same for the call at a path. */
export function useTextsAt(path: string): SettingTexts {
  const textsOf = useSettingTexts();
  return useMemo(() => textsOf(callAt(path)), [textsOf, path]);
}

/** Settings that their call names by another field than the journal. */
const namedBy: { readonly [Type in ChangeType]?: readonly string[] } = {
  'convert.set_fiat_terms': ['currencyCode'],
};

/** The fields of a call that only say which setting it is of. */
export function subjectFields(change: ChangeType, call: CallSpec | undefined): readonly string[] {
  const inside: readonly string[] = namedBy[change] ?? settingSubjects[change];
  return (call === undefined ? [] : (wireFields(call.input) ?? []))
    .filter((field) => inside.includes(field.inside))
    .map(({ wire }) => wire);
}

/** A setting's terms without what says which one it is. */
export function termsOf({ change, call, fields }: SettingVersionRow): readonly SettingField[] {
  const subjects = subjectFields(change, callAt(call));
  return fields.filter(({ name }) => !subjects.includes(name));
}
