import { isNamedThing, type ListColumn, type Meaning } from '@candor/api';
import { dateText } from '@candor/kit';
import { languageOf } from '@candor/messages';
import { useCallback } from 'react';
import { useFieldLabel, useMessages, useMoment, useWord } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import { inUnits } from './duration.ts';
import { useNames } from './names.ts';
import { percentOf } from './share.ts';

/** The levels of identity, by their number. */
export const levels = ['none', 'basic', 'advanced'] as const;

/** Makes the words for a value of the wire by its meaning: a name, a percent, a date, a length of time. */
export function useValueText(): (means: Meaning | undefined, value: string) => string {
  const { language } = useSettings();
  const t = useMessages();
  const { nameOf } = useNames();
  const moment = useMoment();
  return useCallback(
    (means, value) => {
      if (isNamedThing(means)) return nameOf(means, value);
      if (means === undefined || means === 'account' || means === 'uid' || means === 'media' || !/^\d+$/.test(value))
        return value;
      if (means === 'share') return `${percentOf(value)}%`;
      const level = means === 'level' ? levels[Number(value)] : undefined;
      if (level !== undefined) return t(`console.people.levels.${level}`);
      if (means === 'level') return value;
      if (means === 'moment') return moment(Number(value));
      const { count, unit } = inUnits(value);
      const format = new Intl.NumberFormat(languageOf(language).htmlLang, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 3,
      });
      return format.format(Number(count));
    },
    [t, language, nameOf, moment],
  );
}

/** The same for a list in one field, a row of it on a line: "Floor 0 · Maintenance 0.4%". */
export function useListText(): (columns: readonly ListColumn[], value: string) => string {
  const textOf = useValueText();
  const labelOf = useFieldLabel();
  const sayWord = useWord();
  return useCallback(
    (columns, value) => {
      const partOf = (part: string, at: number): string => {
        const { words = [], means } = columns[at] ?? {};
        return words.includes(part) ? sayWord(part) : textOf(means, part);
      };
      const rows = value.split(',').map((row) => row.split(':').map(partOf));
      if (columns.length === 1) return rows.join(', ');
      return rows
        .map((row) => row.map((part, at) => `${labelOf(columns[at]?.name ?? '')} ${part}`).join(' · '))
        .join('\n');
    },
    [textOf, labelOf, sayWord],
  );
}

/** The moment of a field in UTC, beside that of the device; absent for anything else. */
export function useInUtc(): (means: Meaning | undefined, value: string) => string | undefined {
  const t = useMessages();
  const { language } = useSettings();
  return useCallback(
    (means, value) => {
      if (means !== 'moment' || !/^\d+$/.test(value)) return undefined;
      const ms = Number(value);
      const time = new Date(ms).toISOString().slice(11, 19);
      return t('console.acts.inUtc', { time: `${dateText(ms, 'UTC', languageOf(language).htmlLang)} ${time}` });
    },
    [t, language],
  );
}
