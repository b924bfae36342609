import { type ArgumentsOf, type getStatement, getStatementFile } from '@candor/api';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { asCallError } from '#client/call-error.ts';
import { call } from '#client/read.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { blobOf } from '#lib/base64.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';

const formats = ['csv', 'pdf'] as const;
type Format = (typeof formats)[number];

/** The statement with every line, as a file for a table or for paper. */
export function StatementFiles({ asked }: { readonly asked: ArgumentsOf<typeof getStatement> }) {
  const t = useMessages();
  const failureText = useFailureText();
  const [busyWith, setBusyWith] = useState<Format>();

  async function download(format: Format): Promise<void> {
    setBusyWith(format);
    try {
      const { content, mediaType, fileName } = await call(getStatementFile, { ...asked, format });
      saveFile(blobOf(content, mediaType), fileName);
      toast('success', t('statements.saved', { name: fileName }));
    } catch (thrown) {
      const { failure } = asCallError(thrown);
      // The shell reports the end of a session.
      if (failure.kind !== 'signed_out') toast('error', failureText(asCallError(thrown)));
    } finally {
      setBusyWith(undefined);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="text-center text-12 text-fg-3">{t('statements.download')}</p>
      <div className="grid grid-cols-2 gap-2.5">
        {formats.map((format) => (
          <Button
            key={format}
            look="soft"
            aria-label={t('statements.downloadAs', { format: format.toUpperCase() })}
            isBusy={busyWith === format}
            isDisabled={busyWith !== undefined}
            icon={<FileDown aria-hidden className="size-[18px]" strokeWidth={1.75} />}
            onClick={() => void download(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}
