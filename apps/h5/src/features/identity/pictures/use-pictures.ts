import { asCallError, type IdentityDocument, uploadPicture } from '@candor/api';
import { useEffect, useRef, useState } from 'react';
import { call } from '#client/read.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { picturesActions, type PicturesForm } from './pictures-form.ts';

/** A photo over a phone's network takes its time. */
const timeoutMs = 180_000;

/** The pictures of a document, each sent as soon as it is chosen. */
export function usePictures(begin: () => PicturesForm) {
  const failureText = useFailureText();
  const [form, setForm] = useState(begin);
  const lastId = useRef(0);
  const underWay = useRef(new Map<IdentityDocument, AbortController>());
  useEffect(() => {
    const sending = underWay.current;
    return () => sending.forEach((one) => one.abort());
  }, []);

  async function send(document: IdentityDocument, file: Blob): Promise<void> {
    underWay.current.get(document)?.abort();
    const mine = new AbortController();
    underWay.current.set(document, mine);
    const pictureId = ++lastId.current;
    const tell = (news: Parameters<typeof picturesActions.tell>[3]) =>
      setForm((now) => picturesActions.tell(now, document, pictureId, news));
    setForm((now) => picturesActions.choose(now, document, pictureId, file));
    try {
      const location = await call(
        uploadPicture,
        { purpose: 'identity' },
        { file, signal: mine.signal, timeoutMs, onProgress: (percent) => tell({ percent }) },
      );
      tell({ state: 'sent', percent: 100, location });
    } catch (thrown) {
      if (!mine.signal.aborted) tell({ state: 'not_sent', because: failureText(asCallError(thrown)) });
    }
  }
  function remove(document: IdentityDocument): void {
    underWay.current.get(document)?.abort();
    setForm((now) => picturesActions.remove(now, document));
  }
  return { form, setForm, send: (document: IdentityDocument, file: Blob) => void send(document, file), remove };
}
