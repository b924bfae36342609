import { asCallError, type CallError, type InputOf, uploadPicture } from '@candor/api';
import { useRef, useState } from 'react';
import { call } from '#client/read.ts';

export interface Upload {
  /** Answers where the picture is, for the call that uses it; undefined when it failed or another one was begun. */
  readonly upload: (picture: Blob) => Promise<string | undefined>;
  readonly isBusy: boolean;
  readonly error: CallError | undefined;
  readonly clearError: () => void;
}

/** A picture over a phone's network takes its time. */
const timeoutMs = 180_000;

/** Sends a picture for one purpose; beginning another one cancels the first. */
export function useUpload(purpose: InputOf<typeof uploadPicture>['purpose']): Upload {
  const underWay = useRef<AbortController>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  async function upload(picture: Blob): Promise<string | undefined> {
    underWay.current?.abort();
    const mine = new AbortController();
    underWay.current = mine;
    setIsBusy(true);
    setError(undefined);
    try {
      return await call(uploadPicture, { purpose }, { file: picture, signal: mine.signal, timeoutMs });
    } catch (thrown) {
      if (!mine.signal.aborted) setError(asCallError(thrown));
      return undefined;
    } finally {
      if (underWay.current === mine) setIsBusy(false);
    }
  }
  return { upload, isBusy, error, clearError: () => setError(undefined) };
}
