import type { OptionRow } from '@candor/api';
import { signOf } from '@candor/kit';
import { useState } from 'react';
import { useStore } from 'zustand';
import { session } from '#client/read.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { type ResultNews, resultNews } from './result-news.ts';
import { useLiveOptions } from './use-live-options.ts';

/** The number of results that stay in view until they are seen. */
const shownMax = 3;
const none: readonly OptionRow[] = [];
const toldHere = ['option_settled'] as const;

export interface OwnOptions {
  /** Open ones, newest first; `undefined` until known, or signed out. */
  readonly live: readonly OptionRow[] | undefined;
  /** Settled while this page was open and not looked at yet, newest first. */
  readonly settled: readonly OptionRow[];
  readonly dismiss: (option: OptionRow) => void;
}

/** The user's open options and their latest results; each result is announced once. */
export function useSettledOptions(): OwnOptions {
  const t = useMessages();
  const format = useFormat();
  useToldHere(toldHere);
  // The page may be kept behind a login: the results of one user are nothing for the next.
  const login = useStore(session.store, session.login);
  const [kept, setKept] = useState({ login, options: none });
  const settled = kept.login === login ? kept.options : none;
  const keep = (change: (before: readonly OptionRow[]) => readonly OptionRow[]) =>
    setKept((before) => ({ login, options: change(before.login === login ? before.options : none) }));
  const live = useLiveOptions((ended) => {
    if (ended.length === 0) return;
    const ids = new Set(ended.map(({ optionId }) => optionId));
    keep((before) => [...ended, ...before.filter(({ optionId }) => !ids.has(optionId))].slice(0, shownMax));
    resultNews(ended).forEach(tell);
  });
  function tell(news: ResultNews): void {
    if (news.kind === 'several') {
      const { count, profit, asset } = news;
      const text = t('options.settledTogether', { count: String(count), profit: format.gain(profit), asset });
      return toast(signOf(profit) > 0 ? 'success' : 'info', text);
    }
    const { result = 'void', symbol: pair, code: asset, profit } = news.option;
    toast(
      result === 'won' ? 'success' : 'info',
      t(`options.settled.${result}`, { pair, profit: format.gain(profit), asset }),
    );
  }
  const dismiss = ({ optionId }: OptionRow) =>
    keep((before) => before.filter((option) => option.optionId !== optionId));
  return { live, settled: live === undefined ? none : settled, dismiss };
}
