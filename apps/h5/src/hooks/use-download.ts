import { asCallError } from '@candor/api';
import { saveFile } from '@candor/kit';
import { useState } from 'react';
import { blobOf } from '#lib/base64.ts';
import { toast } from '#ui/Toast.tsx';
import { useFailureText } from './use-failure-text.ts';

/** A file inside an answer, or made here. */
interface ReadFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** As base64 where it came inside an answer. */
  readonly content: string | Blob;
}

interface Download {
  readonly isBusy: boolean;
  /** Saves the file that is read, and returns its name; a failure is told, and returns nothing. */
  readonly download: (read: () => Promise<ReadFile>) => Promise<string | undefined>;
}

/** Downloads, one at a time. */
export function useDownload(): Download {
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  async function download(read: () => Promise<ReadFile>): Promise<string | undefined> {
    setIsBusy(true);
    try {
      const { content, mediaType, fileName } = await read();
      saveFile(typeof content === 'string' ? blobOf(content, mediaType) : content, fileName);
      return fileName;
    } catch (thrown) {
      const error = asCallError(thrown);
      // The shell reports the end of a session.
      if (error.failure.kind !== 'signed_out') toast('error', failureText(error));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, download };
}
