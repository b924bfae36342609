import { asCallError, sendRecoveryPicture } from '@candor/api';
import { useEffect, useRef, useState } from 'react';
import { call } from '#client/read.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import type { Picture } from '#features/identity/pictures/pictures-form.ts';
import type { OpenRequest } from './use-recovery.ts';
import { isElsewhere } from './use-request-call.ts';

/** A photo over a phone's network takes its time. */
const timeoutMs = 180_000;

export interface OwnPicture {
  /** The picture chosen on this page; absent: none yet. */
  readonly picture: Picture | undefined;
  /** Sends it as soon as it is chosen; another one replaces it. */
  readonly send: (file: Blob) => void;
  readonly remove: () => void;
}

/** The picture of face, document and paper on its way to the server. */
export function useOwnPicture({ token, take, lookAgain }: OpenRequest): OwnPicture {
  const failureText = useFailureText();
  const [picture, setPicture] = useState<Picture>();
  const lastId = useRef(0);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: Blob): Promise<void> {
    underWay.current?.abort();
    const mine = new AbortController();
    underWay.current = mine;
    const pictureId = ++lastId.current;
    // News of a picture that was removed or replaced change nothing.
    const tell = (news: Partial<Picture>) =>
      setPicture((now) => (now?.pictureId === pictureId ? { ...now, ...news } : now));
    setPicture({ pictureId, file, state: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => tell({ percent });
      const row = await call(sendRecoveryPicture, { token }, { file, signal: mine.signal, timeoutMs, onProgress });
      tell({ state: 'sent', percent: 100 });
      take(row);
    } catch (thrown) {
      if (mine.signal.aborted) return;
      const error = asCallError(thrown);
      tell({ state: 'not_sent', because: failureText(error) });
      if (isElsewhere.has(error.code)) lookAgain();
    }
  }

  return {
    picture,
    send: (file) => void send(file),
    remove() {
      underWay.current?.abort();
      setPicture(undefined);
    },
  };
}
