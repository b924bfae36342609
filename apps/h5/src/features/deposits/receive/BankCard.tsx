import type { BankAccountRow } from '@candor/api';
import { Copy } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Note } from '#ui/Note.tsx';
import { useShare } from '#features/help/use-share.ts';

/** The account to pay into, line by line to copy, with the reference that finds the payment. */
export function BankCard({ bank, reference }: { readonly bank: BankAccountRow; readonly reference: string }) {
  const t = useMessages();
  return (
    <>
      <Card className="px-4 py-3">
        <h2 className="text-14 font-semibold">{t('deposit.bankTitle')}</h2>
        <dl className="mt-1 divide-y divide-line">
          <CopyLine label={t('deposit.bankHolder')} text={bank.holder} />
          <CopyLine label={t('deposit.bankName')} text={bank.bankName} />
          <CopyLine label={t('deposit.bankAccount')} text={bank.account} />
          {bank.swiftCode !== undefined && <CopyLine label={t('deposit.swift')} text={bank.swiftCode} />}
          <CopyLine label={t('deposit.bankReference')} text={reference} isStrong />
        </dl>
      </Card>
      <Note tone="warn">{t('deposit.referenceText')}</Note>
      {bank.isSimulated && <Note>{t('deposit.simulatedBank')}</Note>}
    </>
  );
}

interface CopyLineProps {
  readonly label: string;
  readonly text: string;
  readonly isStrong?: boolean;
}

function CopyLine({ label, text, isStrong = false }: CopyLineProps) {
  const t = useMessages();
  const { copy } = useShare();
  return (
    <div className="flex min-h-11 items-center gap-3 py-2">
      <dt className="shrink-0 text-13 text-fg-2">{label}</dt>
      <dd
        className={`min-w-0 flex-1 text-right text-14 break-words select-text ${isStrong ? 'font-bold' : 'font-medium'}`}
      >
        {text}
      </dd>
      <dd>
        <IconButton
          label={t('deposit.copyOf', { what: label })}
          icon={<Copy aria-hidden strokeWidth={1.75} />}
          size={16}
          className="text-fg-3"
          onClick={() => void copy(text)}
        />
      </dd>
    </div>
  );
}
