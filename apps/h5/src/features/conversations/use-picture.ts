import { asCallError, uploadPicture } from '@candor/api';
import { useRef, useState } from 'react';
import { call } from '#client/read.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { pictureProblem } from '#lib/picture-file.ts';

/** A picture that goes with the next message: being sent, sent, or refused with the reason. */
export interface ChosenPicture {
  readonly file: File;
  readonly percent: number;
  /** Present once it is sent. */
  readonly location?: string;
  readonly problem?: string;
  /** It was refused for what it is: sending it again would change nothing. */
  readonly isFinal?: boolean;
}

/** A picture over a phone's network takes its time. */
const timeoutMs = 180_000;

/** The picture of a message that is being written. It is sent as soon as it is chosen. */
export function usePicture() {
  const t = useMessages();
  const failureText = useFailureText();
  const [picture, setPicture] = useState<ChosenPicture>();
  const underWay = useRef<AbortController>(null);

  async function choose(file: File): Promise<void> {
    underWay.current?.abort();
    const problem = pictureProblem(file);
    if (problem !== undefined)
      return setPicture({ file, percent: 0, problem: t(`conversation.picture.problems.${problem}`), isFinal: true });
    const mine = new AbortController();
    underWay.current = mine;
    setPicture({ file, percent: 0 });
    try {
      const location = await call(
        uploadPicture,
        { purpose: 'conversation' },
        {
          file,
          signal: mine.signal,
          timeoutMs,
          onProgress: (percent) => !mine.signal.aborted && setPicture({ file, percent }),
        },
      );
      if (!mine.signal.aborted) setPicture({ file, percent: 100, location });
    } catch (thrown) {
      if (mine.signal.aborted) return;
      const error = asCallError(thrown);
      setPicture({ file, percent: 0, problem: failureText(error), isFinal: error.failure.kind === 'refused' });
    }
  }

  function clear(): void {
    underWay.current?.abort();
    setPicture(undefined);
  }

  return { picture, choose, clear };
}
