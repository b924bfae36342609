import { useState } from 'react';
import { asCallError } from '#client/call-error.ts';
import { blobOf } from '#lib/base64.ts';
import { saveFile } from '#lib/save-file.ts';
import { toast } from '#ui/Toast.tsx';
import { useFailureText } from './use-failure-text.ts';

/** A file inside an answer. */
interface AnsweredFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
}

interface Download {
  readonly isBusy: boolean;
  /** Saves the file that a call answers with, and returns its name; a failure is told, and returns nothing. */
  readonly download: (read: () => Promise<AnsweredFile>) => Promise<string | undefined>;
}

/** Downloads of files that come inside answers, one at a time. */
export function useDownload(): Download {
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  async function download(read: () => Promise<AnsweredFile>): Promise<string | undefined> {
    setIsBusy(true);
    try {
      const { content, mediaType, fileName } = await read();
      saveFile(blobOf(content, mediaType), fileName);
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
