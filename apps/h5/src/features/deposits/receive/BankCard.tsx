import type { BankAccountRow } from '@candor/api';
import { CopyFact, Note } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { useShare } from '#features/help/use-share.ts';

/** The account to pay into, line by line to copy, with the reference that finds the payment. */
export function BankCard({ bank, reference }: { readonly bank: BankAccountRow; readonly reference: string }) {
  const t = useMessages();
  const { copy } = useShare();
  return (
    <>
      <Card className="px-4 py-3">
        <h2 className="text-14 font-semibold">{t('deposit.bankTitle')}</h2>
        <dl className="mt-1 divide-y divide-line">
          <CopyFact label={t('deposit.bankHolder')} text={bank.holder} onCopy={copy} />
          <CopyFact label={t('deposit.bankName')} text={bank.bankName} onCopy={copy} />
          <CopyFact label={t('deposit.bankAccount')} text={bank.account} onCopy={copy} />
          {bank.swiftCode !== undefined && <CopyFact label={t('deposit.swift')} text={bank.swiftCode} onCopy={copy} />}
          <CopyFact label={t('deposit.bankReference')} text={reference} onCopy={copy} isStrong />
        </dl>
      </Card>
      <Note tone="warn">{t('deposit.referenceText')}</Note>
      {bank.isSimulated && <Note>{t('deposit.simulatedBank')}</Note>}
    </>
  );
}
