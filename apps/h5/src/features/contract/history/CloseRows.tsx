import { isEnded, type listContractTickets, type OutputOf, textOfLots } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import type { Loadable } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { decimalsTogether } from './shown-decimals.ts';
import { useLotsText } from '../use-lots-text.ts';

interface CloseRowsProps {
  readonly detail: Loadable<OutputOf<typeof listContractTickets>>;
  readonly code: string;
  readonly priceDecimals: number | undefined;
}

/** Each close of a position: size, price, result and reason. */
export function CloseRows({ detail, code, priceDecimals }: CloseRowsProps) {
  const t = useMessages();
  const lotsText = useLotsText();
  return (
    <section aria-label={t('contract.history.closes')} className="pt-3">
      <h3 className="py-1 text-14 font-semibold">{t('contract.history.closes')}</h3>
      <Loaded from={detail} skeleton={<SkeletonRows rows={1} />}>
        {(data) =>
          data.tickets
            .filter(isEnded)
            .flatMap(({ closes }) => closes ?? [])
            .map((close) => (
              <div
                key={`${close.atMs}:${close.gridIndex}`}
                className="flex items-start justify-between gap-3 border-b border-line py-2 last:border-0"
              >
                <span className="min-w-0">
                  <span className="block text-14 font-medium">
                    {lotsText(textOfLots(close.lots))} · <AmountText value={close.price} decimals={priceDecimals} />
                  </span>
                  <span className="block text-12 text-fg-3">
                    <TimeText atMs={close.atMs} look="moment" /> · {t(`contract.closeReasons.${close.reason}`)}
                  </span>
                </span>
                <span className="flex shrink-0 flex-col items-end">
                  <AmountText
                    value={close.profit}
                    decimals={decimalsTogether([close.profit, close.fee])}
                    isChange
                    isPrivate
                    className="text-14 font-medium"
                  />
                  <span className="text-12 text-fg-3">
                    {t('common.fee')}{' '}
                    <AmountText
                      value={close.fee}
                      decimals={decimalsTogether([close.profit, close.fee])}
                      unit={code}
                      className="[&>span]:text-fg-3"
                    />
                  </span>
                </span>
              </div>
            ))
        }
      </Loaded>
    </section>
  );
}
