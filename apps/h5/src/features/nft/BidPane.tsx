import { bidForArtwork, getArtwork, listArtworkBids, listMyBids, listMyNfts, listWallets } from '@candor/api';
import { clockText } from '@candor/kit';
import { Checkbox } from '@candor/kit/view';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#hooks/read-again.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { toast } from '#ui/Toast.tsx';
import {
  type BidForm,
  bidOf,
  bidProblem,
  dueLater,
  endAfterBid,
  initialBidForm,
  isShort,
  lowestBid,
  mostOf,
  raisedBid,
} from './bid-form.ts';
import type { BidProps } from './bid-props.ts';
import { saleStateAt } from './sale-state.ts';

const raises = [1, 5, 10] as const;

/** A bid, with the limit up to which the exchange goes on; of the one who leads, the limit alone. */
export function BidPane({ row, sale, standing, onDone }: BidProps) {
  const t = useMessages();
  const format = useFormat();
  const queries = useQueryClient();
  const nowMs = useNow(1_000);
  const isOffered = useIsOffered('nft');
  const [form, setForm] = useState<BidForm>(initialBidForm);
  const { assetId, currency: unit, scale } = sale;
  const available = useAvailable('spot', assetId);
  const facts = { sale, standing, isOffered, isOpen: saleStateAt(sale, nowMs) === 1 };
  const isLeading = standing?.isLeading === true;
  const command = useCommand(bidForArtwork, {
    invalidates: [getArtwork, listArtworkBids, listMyBids, listMyNfts, listWallets],
    onFailed: () => {
      // Most refusals are of a price that has been passed: the new one is shown.
      void readAgain(queries, getArtwork);
      return true;
    },
    onDone({ isLeading: leads, current }) {
      setForm(initialBidForm);
      if (!leads) return toast('error', t('nft.bid.passed', { price: format.amount(current), unit }));
      toast('success', t(isLeading ? 'nft.bid.limitSet' : 'nft.bid.leads'));
      onDone();
    },
  });
  const change = (changes: Partial<BidForm>) => {
    command.clearError();
    setForm((before) => ({ ...before, ...changes }));
  };
  const price = bidOf(form, facts);
  const problem = bidProblem(form, facts);
  const lowest = lowestBid(facts);
  const words = {
    not_offered: t('common.notOffered'),
    not_on_sale: t('nft.notOnSale'),
    unreadable: t('common.amountUnreadable'),
    price_missing: t('nft.bid.priceMissing'),
    too_low: t('nft.bid.tooLow', { price: format.amount(lowest), unit }),
    limit_missing: t('nft.bid.limitMissing'),
    limit_low: t(isLeading ? 'nft.bid.limitNotHigher' : 'nft.bid.limitLow'),
  };
  const end = endAfterBid(sale, nowMs);
  const most = mostOf(form, facts);
  const rest = dueLater(most, sale);
  const isAtPrice = problem === 'too_low';
  const isAtLimit = problem === 'limit_low';
  const isLimited = form.hasLimit || isLeading;
  const send = () =>
    void command.run({ code: row.code, price, ...(isLimited && form.limit !== '' && { limit: form.limit }) });
  return (
    <>
      {!isLeading && (
        <>
          <AmountField
            label={t('nft.bid.price')}
            labelEnd={
              <span className="text-12 text-fg-3">{t('nft.bid.lowest', { price: format.amount(lowest), unit })}</span>
            }
            unit={unit}
            decimals={scale}
            value={price}
            error={isAtPrice ? words.too_low : undefined}
            onChange={(typed, unreadable) => change({ price: typed, unreadable })}
          />
          <div className="-mx-4 -mt-2">
            <Chips
              label={t('nft.bid.raises')}
              items={raises.map((times) => ({ id: `${times}`, label: t('nft.bid.raise', { times: String(times) }) }))}
              value={undefined}
              onChange={(times) => change({ price: raisedBid(facts, Number(times)), unreadable: undefined })}
            />
          </div>
          <Checkbox isChecked={form.hasLimit} onChange={(hasLimit) => change({ hasLimit })}>
            {t('nft.bid.hasLimit')}
          </Checkbox>
        </>
      )}
      {isLimited && (
        <AmountField
          label={t('nft.bid.limit')}
          unit={unit}
          decimals={scale}
          value={form.limit}
          hint={t('nft.bid.limitText')}
          error={isAtLimit ? words.limit_low : undefined}
          onChange={(limit) => change({ limit })}
        />
      )}
      <Facts>
        <Fact label={t('common.available')}>
          <AmountText value={available} unit={unit} isPrivate />
        </Fact>
        <Fact label={t('nft.deposit')}>
          <AmountText value={sale.deposit} unit={unit} />
        </Fact>
        <Fact label={t(isLimited ? 'nft.bid.restMost' : 'nft.bid.rest')}>
          <AmountText value={rest} unit={unit} />
        </Fact>
        {end !== undefined && <Fact label={t('nft.bid.newEnd')}>{clockText(end)}</Fact>}
      </Facts>
      {isShort(rest, available, scale) && <p className="text-12 text-warn">{t('nft.bid.restShort')}</p>}
      <p className="text-12 text-fg-3">{t('nft.bid.rule')}</p>
      <CommandError error={command.error} />
      <Button
        isWide
        isBusy={command.isBusy}
        isDisabled={problem !== undefined}
        reason={problem === undefined || isAtPrice || isAtLimit ? undefined : words[problem]}
        onClick={send}
      >
        {isLeading ? t('nft.acts.raiseLimit') : t('nft.acts.bid', { amount: `${format.amount(price)} ${unit}` })}
      </Button>
    </>
  );
}
