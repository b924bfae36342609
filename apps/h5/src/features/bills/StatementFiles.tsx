import { type ArgumentsOf, type getStatement, getStatementFile } from '@candor/api';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/read.ts';
import { useDownload } from '#hooks/use-download.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { blobOf } from '#lib/base64.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';

const formats = ['csv', 'pdf'] as const;
type Format = (typeof formats)[number];

/** The statement with every line, as a file for a table or for paper. */
export function StatementFiles({ asked }: { readonly asked: ArgumentsOf<typeof getStatement> }) {
  const t = useMessages();
  const { isBusy, download } = useDownload();
  const [format, setFormat] = useState<Format>();

  async function save(wanted: Format): Promise<void> {
    setFormat(wanted);
    const name = await download(() =>
      wanted === 'pdf' ? call(getStatementFile, { ...asked, format: wanted }) : table(asked),
    );
    if (name !== undefined) toast('success', t('statements.saved', { name }));
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="text-center text-12 text-fg-3">{t('statements.download')}</p>
      <div className="grid grid-cols-2 gap-2.5">
        {formats.map((one) => (
          <Button
            key={one}
            look="soft"
            aria-label={t('statements.downloadAs', { format: one.toUpperCase() })}
            isBusy={isBusy && one === format}
            isDisabled={isBusy}
            icon={<FileDown aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />}
            onClick={() => void save(one)}
          >
            {one.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The whole table, however many pieces it comes in. */
async function table(asked: ArgumentsOf<typeof getStatement>) {
  const pieces: Blob[] = [];
  let after: string | undefined;
  for (;;) {
    const piece = await call(getStatementFile, { ...asked, format: 'csv', ...(after !== undefined && { after }) });
    const { fileName, mediaType, content, next } = piece;
    pieces.push(blobOf(content, mediaType));
    if (next === undefined) return { fileName, mediaType, content: new Blob(pieces, { type: mediaType }) };
    after = next;
  }
}
