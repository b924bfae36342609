import { type LiquidationReport, listLiquidations, textOfLots } from '@candor/api';
import { Empty, SkeletonRows, Tag } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useLotsText } from '../use-lots-text.ts';

interface LiquidationSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly ticketId: number;
  readonly code: string;
}

/** The findings and the course of a liquidation, with every figure. */
export function LiquidationSheet({ isOpen, onClose, ticketId, code }: LiquidationSheetProps) {
  const t = useMessages();
  const reports = useCall(listLiquidations, { ticketId, page: 1, limit: 10 }, { isEnabled: isOpen });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.report.title')}>
      <Loaded from={reports} skeleton={<SkeletonRows rows={4} />}>
        {({ data }) => (
          <>
            {data.length === 0 && <Empty title={t('contract.report.none')} />}
            <div className="flex flex-col gap-6">
              <p className="text-13 text-fg-2">{t('contract.report.text')}</p>
              {data.map((report) => (
                <Report key={`${report.reportId}:${report.marginMode}`} report={report} code={code} />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </Sheet>
  );
}

function Report({ report, code }: { readonly report: LiquidationReport; readonly code: string }) {
  const t = useMessages();
  const lotsText = useLotsText();
  const found = [
    [t('contract.report.equity'), report.equity],
    [t('contract.report.maintenance'), report.maintenance],
    [t('contract.report.margin'), report.margin],
  ] as const;
  const went = [
    [t('contract.report.fee'), report.fee],
    [t('contract.report.deficit'), report.deficit],
    [t('contract.report.fromInsurance'), report.fromInsurance],
    [t('contract.report.fromOthers'), report.fromOthers],
    [t('contract.report.equityAfter'), report.equityAfter],
  ] as const;
  return (
    <section>
      <p className="flex items-center gap-2 text-12 text-fg-3">
        <Tag>{t(`contract.marginModes.${report.marginMode}`)}</Tag>
        <TimeText atMs={report.atMs} look="moment" />
      </p>
      <h3 className="pt-2 text-14 font-semibold">{t('contract.report.found')}</h3>
      <Facts>
        {found.map(([label, amount]) => (
          <Fact key={label} label={label}>
            <AmountText value={amount} unit={code} isPrivate />
          </Fact>
        ))}
        {report.riskRate !== undefined && (
          <Fact label={t('contract.report.riskRate')}>
            <AmountText value={report.riskRate} decimals={2} />%
          </Fact>
        )}
      </Facts>
      <h3 className="pt-2 text-14 font-semibold">{t('contract.report.tickets')}</h3>
      {report.tickets.map((ticket) => (
        <div key={ticket.ticketId} className="border-b border-line py-2 last:border-0">
          <p className="flex items-center justify-between gap-2 text-14 font-medium">
            <span>
              {ticket.symbol} · {t(`contract.directions.${ticket.direction}`)} · {lotsText(textOfLots(ticket.lots))}
            </span>
            <Tag look={ticket.isClosed ? 'danger' : 'plain'}>
              {t(ticket.isClosed ? 'contract.report.closed' : 'contract.report.kept')}
            </Tag>
          </p>
          <p className="flex items-center justify-between gap-2 pt-0.5 text-12 text-fg-3">
            <span>
              <AmountText value={ticket.entryPrice} /> → <AmountText value={ticket.markPrice} />
            </span>
            <AmountText value={ticket.unrealised} decimals={2} isChange isPrivate />
          </p>
        </div>
      ))}
      <h3 className="pt-2 text-14 font-semibold">{t('contract.report.went')}</h3>
      <Facts>
        {went.map(([label, amount]) => (
          <Fact key={label} label={label}>
            <AmountText value={amount} unit={code} isPrivate />
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
