import type { NoticeRow } from '@candor/api';
import { dateTimeText } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** Values that are figures, by name; all others are words, names and numbers of things. */
const figures = new Set([
  'amount',
  'price',
  'lots',
  'ltv',
  'sold',
  'left',
  'worth',
  'income',
  'refunded',
  'percent',
  'least',
]);

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

type AnyText = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** Says a notice: its kind is a text, its data the values of it. */
export function useNoticeText(): (notice: Pick<NoticeRow, 'kind' | 'data'>) => NoticeText {
  const t = useMessages();
  const format = useFormat();
  const shown = (name: string, value: string | number): [string, string | number] => {
    if (typeof value === 'number') {
      if (!name.endsWith('Ms')) return [name, value];
      return [name.slice(0, -2), dateTimeText(value)];
    }
    if (name === 'profit') return [name, format.gain(value)];
    return [name, figures.has(name) && value !== '' ? format.amount(value) : value];
  };
  return ({ kind, data }) => {
    const values = Object.fromEntries(Object.entries(data).map(([name, value]) => shown(name, value)));
    // Kind and values go together, which the server's compiler has checked.
    const say = t as unknown as AnyText;
    return {
      title: say(`inbox.kinds.${kind}.title`, values),
      text: say(`inbox.kinds.${kind}.text`, values).trim(),
    };
  };
}
