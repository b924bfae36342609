import { type getInvitationSummary, getRebateFile, listRebateMonths, type OutputOf } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { FileDown, HandCoins } from 'lucide-react';
import { call } from '#client/read.ts';
import { useCall } from '#hooks/use-call.ts';
import { useDownload } from '#hooks/use-download.ts';
import { useMonthText } from '#hooks/use-month-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Amounts } from './Amounts.tsx';

/** The earnings of invitations: in all, by month, and as a file of every rebate. */
export function Rebates({ summary }: { readonly summary: OutputOf<typeof getInvitationSummary> }) {
  const t = useMessages();
  const monthText = useMonthText();
  const months = useCall(listRebateMonths, {});
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t('invitations.rebates')}</h2>
      <Card className="px-4 py-3">
        {summary.rebates === 0 ? (
          <Empty icon={<HandCoins />} title={t('invitations.noRebates')} text={t('invitations.noRebatesText')} />
        ) : (
          <>
            <div className="flex items-start justify-between gap-4 pb-2 text-14">
              <span className="text-fg-2">{t('invitations.earned')}</span>
              <span className="text-right font-semibold">
                <Amounts amounts={summary.earned} />
              </span>
            </div>
            <Loaded from={months} skeleton={<SkeletonRows rows={2} />}>
              {(rows) => (
                <table className="w-full text-13 tabular-nums">
                  <thead className="text-12 text-fg-3">
                    <tr>
                      <th className="py-1 text-left font-normal">{t('invitations.month')}</th>
                      <th className="py-1 text-right font-normal">{t('invitations.count')}</th>
                      <th className="py-1 text-right font-normal">{t('invitations.amount')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ month, assetId, code, count, amount }) => (
                      <tr key={`${month}/${assetId}`} className="border-t border-line">
                        <td className="py-2 first-letter:uppercase">{monthText(month)}</td>
                        <td className="py-2 text-right">{count}</td>
                        <td className="py-2 text-right">
                          <AmountText value={amount} unit={code} isPrivate />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </Loaded>
            <RebateFile />
          </>
        )}
      </Card>
    </section>
  );
}

function RebateFile() {
  const t = useMessages();
  const { isBusy, download } = useDownload();
  return (
    <Button
      look="soft"
      size="small"
      className="mt-3"
      isBusy={isBusy}
      icon={<FileDown aria-hidden className="size-4" strokeWidth={1.75} />}
      onClick={() => void download(() => call(getRebateFile, {}))}
    >
      {t('invitations.file')}
    </Button>
  );
}
