import { saveFile } from '@candor/kit';
import { Checkbox, Note } from '@candor/kit/view';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { useShare } from '#features/help/use-share.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The user confirms that they are kept. */
  readonly onKept: () => void;
}

/** The codes, shown this once: to copy, to keep as a file, and to confirm. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useMessages();
  const { copy } = useShare();
  const [isKept, setIsKept] = useState(false);
  const text = `${t('safety.recovery.fileHead')}\n\n${codes.join('\n')}\n`;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-18 font-semibold">{t('safety.recovery.title')}</h2>
      <Note tone="warn">{t('safety.recovery.shownOnce')}</Note>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
        {codes.map((code) => (
          <li key={code} className="text-center text-16 font-medium tracking-[0.04em] tabular-nums select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          look="soft"
          size="medium"
          icon={<Copy aria-hidden className="size-[1.125rem]" />}
          onClick={() => void copy(codes.join('\n'))}
        >
          {t('safety.recovery.copy')}
        </Button>
        <Button
          look="soft"
          size="medium"
          icon={<Download aria-hidden className="size-[1.125rem]" />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'candor-recovery-codes.txt')}
        >
          {t('safety.recovery.download')}
        </Button>
      </div>
      <p className="text-13 text-fg-2">{t('safety.recovery.text')}</p>
      <Checkbox isChecked={isKept} onChange={setIsKept}>
        {t('safety.recovery.kept')}
      </Checkbox>
      <Button isWide isDisabled={!isKept} onClick={onKept}>
        {t('common.done')}
      </Button>
    </section>
  );
}
