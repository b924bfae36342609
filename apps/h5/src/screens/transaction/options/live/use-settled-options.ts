import type { OptionRow } from '@candor/contract';
import { useState } from 'react';
import { useSetting } from '../../../../hooks/use-settings.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { formatAmount } from '../../../../lib/format.ts';
import { say } from '../../../../ui/Toast.tsx';
import { useLiveOptions } from './use-live-options.ts';

/** How many results stay in view until they are looked at. */
const shownMax = 3;

export interface OwnOptions {
  /** Open ones, newest first; `undefined` until known, or signed out. */
  readonly live: readonly OptionRow[] | undefined;
  /** Settled while this page was open and not looked at yet, newest first. */
  readonly settled: readonly OptionRow[];
  readonly putAway: (option: OptionRow) => void;
}

/** The user's open options and the results that have just come; each result is said once. */
export function useSettledOptions(): OwnOptions {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const [settled, setSettled] = useState<readonly OptionRow[]>([]);
  const live = useLiveOptions((option) => {
    setSettled((before) =>
      [option, ...before.filter(({ optionId }) => optionId !== option.optionId)].slice(0, shownMax),
    );
    const { result = 'void', symbol: pair, code: asset } = option;
    const profit = formatAmount(option.profit, { format, sign: 'always' });
    const text = t(`options.settled.${result}`, { pair, profit, asset });
    say(result === 'won' ? 'success' : 'info', text);
  });
  const putAway = ({ optionId }: OptionRow) =>
    setSettled((before) => before.filter((option) => option.optionId !== optionId));
  return { live, settled: live === undefined ? [] : settled, putAway };
}
