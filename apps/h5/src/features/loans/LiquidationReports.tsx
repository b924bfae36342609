import { percentOfPpm } from '@candor/money';
import type { getLoanReport, OutputOf } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';

type Report = OutputOf<typeof getLoanReport>['liquidations'][number];

interface LiquidationReportsProps {
  readonly reports: readonly Report[];
  /** The asset that was lent. */
  readonly code: string;
}

/** Sales of the collateral: when, at which price, and the debt that they paid. */
export function LiquidationReports({ reports, code }: LiquidationReportsProps) {
  const t = useMessages();
  const format = useFormat();
  if (reports.length === 0) return null;
  const ltvText = (ltv: number) => format.percent(percentOfPpm(Math.ceil(ltv / 100) * 100));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-15 font-semibold">{t('loans.report.title')}</h2>
      {reports.map((report) => (
        <Card key={report.number} className="p-4">
          <p className="text-13 text-fg-2">
            <TimeText atMs={report.atMs} look="date" /> <TimeText atMs={report.atMs} look="clock" />
          </p>
          <Facts>
            <Fact label={t('loans.report.before')}>
              <AmountText value={report.debtBefore} unit={code} isPrivate /> · {ltvText(report.ltvBefore)}
            </Fact>
            {report.sales.map((sale) => (
              <Fact
                key={sale.assetId}
                label={
                  <>
                    {t('loans.report.sold', { amount: format.amount(sale.quantity), code: sale.code })}
                    <span className="block text-12 text-fg-3">
                      {t('loans.report.price', {
                        price: format.amount(sale.salePrice),
                        index: format.amount(sale.indexPrice),
                      })}
                    </span>
                  </>
                }
              >
                <AmountText value={sale.proceeds} unit={code} isPrivate />
              </Fact>
            ))}
            <Fact label={t('loans.report.after')}>
              <AmountText value={report.debtLeft} unit={code} isPrivate /> · {ltvText(report.ltvLeft)}
            </Fact>
            {report.badDebt !== '0' && (
              <Fact label={t('loans.report.badDebt')}>
                <AmountText value={report.badDebt} unit={code} isPrivate />
              </Fact>
            )}
          </Facts>
        </Card>
      ))}
    </section>
  );
}
