import { atomsToText, priceToText } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { type ContractFacts, figuresOf } from './contract-problems.ts';
import { RatePair } from './RatePair.tsx';
import { useContractPreview } from './use-contract-preview.ts';
import type { Direction } from '@candor/exchange/rules';
import type { ExitInput } from '@candor/api';
import { lotsOf } from '../lots.ts';
import { ConfirmExits } from './ConfirmExits.tsx';
import type { ContractForm } from './contract-form.ts';

export interface AskedOrder {
  readonly form: ContractForm;
  readonly direction: Direction;
  readonly exits: readonly ExitInput[];
}

interface ConfirmOpenFactsProps {
  readonly asked: AskedOrder;
  readonly isOpen: boolean;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
}

/** The figures of an order about to be sent: the server's as soon as they have come. */
export function ConfirmOpenFacts({ asked: { form, direction, exits }, isOpen, pair, facts }: ConfirmOpenFactsProps) {
  const t = useMessages();
  const format = useFormat();
  const { figures: preview } = useContractPreview(form, direction, pair.row, isOpen, exits);
  const own = figuresOf(form, facts, direction);
  const { priceDecimals: decimals, grid } = pair.rules;
  const amount = (value: NonNullable<typeof own>['hold'] | undefined) =>
    value === undefined ? undefined : atomsToText(value, grid.quoteScale);
  const isMarket = form.entryType === 'market';
  const worst = preview?.worstPrice ?? (own && priceToText(own.worstPrice));
  const shownWorst = format.amount(worst, decimals);
  const liquidation =
    preview === undefined ? own?.liquidation && priceToText(own.liquidation) : preview.liquidationPrice;
  return (
    <>
      <Facts>
        {form.waits && (
          <Fact label={t('contract.confirm.trigger')}>
            <AmountText value={form.triggerPrice} decimals={decimals} />
          </Fact>
        )}
        {form.trails && (
          <Fact label={t('contract.exitsSheet.trailBy', { exit: t('contract.form.trail') })}>
            {form.trailUnit === 'percent' ? (
              `${form.trail}%`
            ) : (
              <AmountText value={form.trail} unit={pair.row.quoteCode} />
            )}
          </Fact>
        )}
        {form.trails && form.activationPrice !== '' && (
          <Fact label={t('contract.form.trailFrom', { asset: pair.row.quoteCode })}>
            <AmountText value={form.activationPrice} decimals={decimals} />
          </Fact>
        )}
        <Fact label={t('contract.confirm.price')}>
          <AmountText value={preview?.price ?? (own && priceToText(own.price))} decimals={decimals} />
        </Fact>
        {isMarket && (
          <Fact label={t('contract.confirm.worstPrice')}>
            <AmountText value={worst} decimals={decimals} />
          </Fact>
        )}
        <Fact label={t('contract.form.notional')}>
          <AmountText value={preview?.notional ?? amount(own?.notional)} decimals={2} unit={pair.row.quoteCode} />
        </Fact>
        <Fact label={t('contract.form.margin')}>
          <AmountText value={preview?.margin ?? amount(own?.margin)} decimals={2} unit={pair.row.quoteCode} />
        </Fact>
        <Fact label={t('contract.confirm.openFee')}>
          <AmountText value={preview?.openFee ?? amount(own?.fee)} unit={pair.row.quoteCode} />
        </Fact>
        <Fact label={t('contract.confirm.closeFee')}>
          <AmountText value={preview?.closeFee ?? amount(own?.fee)} unit={pair.row.quoteCode} />
        </Fact>
        <Fact label={t('contract.confirm.hold')}>
          <AmountText value={preview?.hold ?? amount(own?.hold)} decimals={2} unit={pair.row.quoteCode} />
        </Fact>
        <Fact label={t('contract.confirm.overnight')}>
          <AmountText value={preview?.overnightFee ?? amount(own?.overnight)} unit={pair.row.quoteCode} />
        </Fact>
        <Fact label={t('contract.form.breakEven')}>
          <AmountText value={preview?.breakEvenPrice ?? (own && priceToText(own.breakEven))} decimals={decimals} />
        </Fact>
        <Fact label={t('contract.form.liquidation')}>
          {preview !== undefined && liquidation === undefined ? (
            t('contract.form.never')
          ) : (
            <AmountText value={liquidation || undefined} decimals={decimals} className="text-warn" />
          )}
        </Fact>
        <Fact label={t('contract.confirm.riskRate')}>
          <span className="inline-flex items-center gap-1">
            <RatePair before={preview?.riskRateBefore} after={preview?.riskRateAfter} />
          </span>
        </Fact>
        {preview?.liquidationRateAfter !== undefined && (
          <Fact label={t('contract.confirm.liquidationRate')}>
            <AmountText value={preview.liquidationRateAfter} decimals={2} />%
          </Fact>
        )}
        {own && <ConfirmExits exits={exits} pair={pair} order={{ direction, figures: own, lots: lotsOf(form.lots) }} />}
      </Facts>
      <p className="pt-2 text-13 text-fg-2">
        {form.trails && t('contract.entryHints.trailing')}
        {form.waits && `${t('contract.confirm.waits', { price: format.amount(form.triggerPrice, decimals) })} `}
        {form.trails
          ? ''
          : !facts.isOpen
            ? t('contract.confirm.closed')
            : isMarket
              ? t(form.waits ? 'contract.confirm.triggered' : 'contract.confirm.market', { price: shownWorst })
              : t('contract.confirm.limit', { price: format.amount(form.price, decimals) })}
      </p>
    </>
  );
}
