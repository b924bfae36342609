import { getDocumentKey } from '@candor/api';
import { cx } from '@candor/kit';
import { SkeletonRows } from '@candor/kit/view';
import { FileSearch, ShieldCheck, ShieldQuestion, ShieldX } from 'lucide-react';
import { useId, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { type VerdictCheck, verifyVerdict } from './verify-verdict.ts';

/** pages/otc/check: checks the signature of a verdict on this device, and shows the words that are signed. */
export function CheckScreen(_props: ScreenProps) {
  const t = useMessages();
  const found = useCall(getDocumentKey, {});
  return (
    <Page title={t('common.titles.otcCheck')}>
      <div className="flex flex-col gap-4 px-4 pt-3 pb-6">
        <p className="text-14 text-fg-2">{t('otc.check.text')}</p>
        <Loaded from={found} skeleton={<SkeletonRows rows={2} />}>
          {({ name, key, hash }) => (
            <>
              <FileCheck publicKey={key} />
              <p className="text-12 [overflow-wrap:anywhere] text-fg-3">
                {t('otc.check.key')}: {name}+{hash}, {key}
              </p>
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

function FileCheck({ publicKey }: { readonly publicKey: string }) {
  const t = useMessages();
  const id = useId();
  const [checked, setChecked] = useState<{ readonly name: string; readonly check: VerdictCheck }>();
  async function look(file: File): Promise<void> {
    const check = await verifyVerdict(new Uint8Array(await file.arrayBuffer()), publicKey);
    setChecked({ name: file.name, check });
  }
  return (
    <>
      <label
        htmlFor={id}
        className="press flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-tile border border-dashed border-fg-3 text-14 font-medium text-fg-2 outline-2 outline-transparent has-[input:focus-visible]:outline-accent"
      >
        <FileSearch aria-hidden className="size-[18px]" strokeWidth={1.75} />
        {t('otc.check.choose')}
        <input
          id={id}
          type="file"
          accept=".pdf,.txt,application/pdf,text/plain"
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again.
            event.target.value = '';
            if (file !== undefined) void look(file);
          }}
        />
      </label>
      {checked !== undefined && <Result name={checked.name} check={checked.check} />}
    </>
  );
}

const signs = {
  right: { icon: ShieldCheck, colour: 'text-good' },
  wrong: { icon: ShieldX, colour: 'text-danger' },
  no_document: { icon: ShieldX, colour: 'text-danger' },
  unable: { icon: ShieldQuestion, colour: 'text-fg-3' },
} as const;

function Result({ name, check }: { readonly name: string; readonly check: VerdictCheck }) {
  const t = useMessages();
  const { icon: Icon, colour } = signs[check.result];
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div role="status" className="flex items-start gap-3">
        <Icon aria-hidden className={cx('size-6 shrink-0', colour)} strokeWidth={1.75} />
        <div className="min-w-0">
          <p className="text-15 font-semibold">{t(`otc.check.results.${check.result}`)}</p>
          <p className="text-12 [overflow-wrap:anywhere] text-fg-3">{name}</p>
        </div>
      </div>
      {check.result === 'right' && (
        <>
          <p className="text-12 text-fg-3">{t('otc.check.signed')}</p>
          <pre className="text-12 leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap select-text">
            {check.text}
          </pre>
        </>
      )}
    </Card>
  );
}
