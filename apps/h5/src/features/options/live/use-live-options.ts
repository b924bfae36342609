import {
  getOptionLimits,
  getOptionResult,
  listOptions,
  listOptionStatistics,
  optionsTopic,
  type OptionRow,
} from '@candor/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { call, session, socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { withOptionChanges } from './live-option.ts';

const nothing: readonly OptionRow[] = [];

/**
 * The user's open options, newest first, live while mounted; `undefined` until known. Calls back with settled ones,
 * also with those that were settled while the page was away. Lists and limits are read again with each change.
 */
export function useLiveOptions(onSettled: (options: readonly OptionRow[]) => void): readonly OptionRow[] | undefined {
  // The data belongs to one user: after signing out and in again nothing of the last one remains.
  const login = useStore(session.store, session.login);
  const queries = useQueryClient();
  const [found, setFound] = useState<{ readonly login: string; readonly options: readonly OptionRow[] }>();
  const live = login !== '' && found?.login === login ? found.options : undefined;
  const tell = useEffectEvent(onSettled);
  const known = useEffectEvent(() => live ?? nothing);
  useEffect(() => {
    if (login === '') return;
    let now = known();
    const show = (next: readonly OptionRow[]) => {
      now = next;
      setFound({ login, options: next });
      void readAgain(queries, listOptions, getOptionLimits, listOptionStatistics);
    };
    return socket.subscribe(optionsTopic, [], {
      onSnapshot({ options }) {
        const open = new Set(options.map(({ optionId }) => optionId));
        void resultsOf(now.filter(({ optionId }) => !open.has(optionId))).then((ended) => {
          if (session.login() === login) tell(ended);
        });
        show(options);
      },
      onUpdate({ options }) {
        const { live: next, settled } = withOptionChanges(now, options);
        show(next);
        tell(settled);
      },
    });
  }, [queries, login]);
  return live;
}

/** The results of options that are no longer open. */
async function resultsOf(ended: readonly OptionRow[]): Promise<readonly OptionRow[]> {
  const answers = await Promise.allSettled(ended.map(({ optionId }) => call(getOptionResult, { optionId })));
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value.status === 'closed' ? [answer.value] : [];
    // It is in the history; only the notice is lost.
    console.warn(answer.reason);
    return [];
  });
}
