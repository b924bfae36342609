import { textOfLots } from '@candor/api';
import { percentOfPpm, textFromUnits } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import type { ContractPair } from '../use-contract-market.ts';

/** The terms in force: sizes, prices of everything, and the tiers. */
export function MarketFacts({ pair: { row, rules } }: { readonly pair: ContractPair }) {
  const t = useMessages();
  const { amount: shown } = useFormat();
  return (
    <>
      <Facts>
        <Fact label={t('contract.facts.lot')}>
          <AmountText value={row.terms.lot} unit={row.baseCode} />
        </Fact>
        <Fact label={t('contract.facts.lots')}>
          {shown(textOfLots(rules.lotsMin))} – {shown(textOfLots(rules.lotsMax))}
        </Fact>
        <Fact label={t('contract.facts.accountLots')}>{shown(textOfLots(rules.accountLotsMax))}</Fact>
        <Fact label={t('trade.priceStep')}>
          <AmountText value={row.terms.tick} unit={row.quoteCode} />
        </Fact>
        <Fact label={t('contract.facts.spread')}>{shown(percentOfPpm(rules.spread))}%</Fact>
        <Fact label={t('contract.facts.fee')}>{shown(percentOfPpm(rules.fee))}%</Fact>
        <Fact label={t('contract.facts.overnight')}>{shown(percentOfPpm(rules.overnightRate))}%</Fact>
        <Fact label={t('contract.facts.liquidationFee')}>{shown(percentOfPpm(rules.liquidationFee))}%</Fact>
      </Facts>
      <h3 className="pt-3 pb-1 text-14 font-semibold">{t('contract.facts.tiers')}</h3>
      <Facts>
        {rules.tiers.map(({ floor, maintenance, multipleMax }) => (
          <Fact
            key={String(floor)}
            label={t('contract.facts.tierFrom', {
              amount: shown(textFromUnits(floor, rules.grid.quoteScale)),
              asset: row.quoteCode,
            })}
          >
            {t('contract.facts.tierTerms', {
              percent: shown(percentOfPpm(maintenance)),
              multiple: String(multipleMax),
            })}
          </Fact>
        ))}
      </Facts>
    </>
  );
}
