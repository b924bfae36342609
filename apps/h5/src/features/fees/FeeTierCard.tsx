import { ppmFromPercent } from '@candor/money';
import { type FeeTiers, getFeeTiers } from '@candor/api';
import { feesInTier } from '@candor/exchange/rules';
import { cx } from '@candor/kit';
import { SkeletonCards } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { rateText } from '#features/position-model/percent-text.ts';
import { tierProgress } from './tier-progress.ts';

/** The tiers of spot fees, with the user's own and the way to the next one. Nothing where there are none. */
export function FeeTierCard() {
  const t = useMessages();
  const tiers = useCall(getFeeTiers, {});
  return (
    <Loaded from={tiers} skeleton={<SkeletonCards cards={1} />}>
      {(found) =>
        found.tiers.length === 0 ? (
          <></>
        ) : (
          <section className="flex flex-col gap-3 px-4 pt-4" aria-label={t('funds.tiers.title')}>
            <h2 className="text-16 font-semibold">{t('funds.tiers.title')}</h2>
            {found.own !== undefined && <OwnTier tiers={found} own={found.own} />}
            <TierTable tiers={found} />
            <p className="text-12 text-fg-3">{t('funds.tiers.note', { days: String(found.days) })}</p>
          </section>
        )
      }
    </Loaded>
  );
}

interface OwnTierProps {
  readonly tiers: FeeTiers;
  readonly own: NonNullable<FeeTiers['own']>;
}

function OwnTier({ tiers, own }: OwnTierProps) {
  const t = useMessages();
  const { amount } = useFormat();
  const next = tierProgress(tiers.tiers, own);
  return (
    <Card className="flex flex-col gap-2 p-4">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-20 font-semibold">{t('funds.tiers.own', { tier: String(own.tier + 1) })}</p>
        <p className="text-right text-13 text-fg-2">
          {t('funds.tiers.volume', { days: String(tiers.days) })}{' '}
          <AmountText value={own.volume} decimals={2} unit={tiers.code} isPrivate className="font-medium text-fg" />
        </p>
      </div>
      {next === undefined ? (
        <p className="text-13 text-fg-2">{t('funds.tiers.best')}</p>
      ) : (
        <>
          <div
            role="progressbar"
            aria-label={t('funds.tiers.progress')}
            aria-valuenow={next.percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-1.5 overflow-hidden rounded-full bg-inset"
          >
            <div className="h-full rounded-full bg-ink" style={{ width: `${next.percent}%` }} />
          </div>
          <p className="text-13 text-fg-2">
            {t('funds.tiers.next', { amount: `${amount(next.missing, 2)} ${tiers.code}`, tier: String(own.tier + 2) })}
          </p>
        </>
      )}
      <p className="text-12 text-fg-3">
        {t('funds.tiers.until')} <TimeText atMs={own.changesAtMs} look="moment" />
      </p>
    </Card>
  );
}

function TierTable({ tiers: { tiers, own, code, makerFee, takerFee } }: { readonly tiers: FeeTiers }) {
  const t = useMessages();
  const usual = { makerFee: ppmFromPercent(makerFee), takerFee: ppmFromPercent(takerFee) };
  if (usual.makerFee === undefined || usual.takerFee === undefined) return undefined;
  const rates = { makerFee: usual.makerFee, takerFee: usual.takerFee };
  return (
    <Card className="overflow-x-auto px-4 py-2">
      <table className="w-full text-13 tabular-nums slim:text-12">
        <thead className="text-12 text-fg-3">
          <tr>
            <th className="py-1.5 text-left font-normal">{t('funds.tiers.tier')}</th>
            <th className="py-1.5 pl-2 text-right font-normal">{t('funds.tiers.from', { code })}</th>
            <th className="py-1.5 pl-2 text-right font-normal">{t('funds.tiers.maker')}</th>
            <th className="py-1.5 pl-2 text-right font-normal">{t('funds.tiers.taker')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, place) => {
            const fees = feesInTier(rates, tier);
            const isOwn = place === own?.tier;
            return (
              <tr
                key={tier.volumeFrom}
                aria-current={isOwn}
                className={cx('border-t border-line', isOwn && 'font-semibold')}
              >
                <td className="py-2">{isOwn ? t('funds.tiers.yours', { tier: String(place + 1) }) : place + 1}</td>
                <td className="py-2 pl-2 text-right">
                  <AmountText value={tier.volumeFrom} />
                </td>
                <td className="py-2 pl-2 text-right">
                  <AmountText value={rateText(fees.makerFee)} />%
                </td>
                <td className="py-2 pl-2 text-right">
                  <AmountText value={rateText(fees.takerFee)} />%
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
