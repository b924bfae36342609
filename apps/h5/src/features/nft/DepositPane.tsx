import { getArtwork, listMyNfts, listWallets, placeNftDeposit } from '@candor/api';
import { ArrowDownLeft, Lock, TriangleAlert } from 'lucide-react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import type { BidProps } from './bid-props.ts';
import { isShort } from './bid-form.ts';
import { saleStateAt } from './sale-state.ts';

const rules = [
  { id: 'held', Icon: Lock },
  { id: 'back', Icon: ArrowDownLeft },
  { id: 'lost', Icon: TriangleAlert },
] as const;

/** The deposit before it is placed: its purpose, when it comes back and when it is lost. */
export function DepositPane({ row, sale }: BidProps) {
  const t = useMessages();
  const format = useFormat();
  const isOffered = useIsOffered('nft');
  const nowMs = useNow(1_000);
  const { assetId, currency, scale, deposit = '0' } = sale;
  const available = useAvailable('spot', assetId);
  const command = useCommand(placeNftDeposit, {
    invalidates: [getArtwork, listMyNfts, listWallets],
    onFailed: () => true,
  });
  const isMissing = isShort(deposit, available, scale);
  const isOpen = saleStateAt(sale, nowMs) === 1;
  const reason = !isOffered
    ? t('common.notOffered')
    : !isOpen
      ? t('nft.notOnSale')
      : isMissing
        ? t('nft.short', { unit: currency })
        : undefined;
  return (
    <>
      <p className="text-28 font-semibold tabular-nums">
        <AmountText value={deposit} unit={currency} />
      </p>
      <ul className="flex flex-col gap-3">
        {rules.map(({ id, Icon }) => (
          <li key={id} className="flex gap-3 text-13 text-fg-2">
            <Icon aria-hidden className="mt-px size-[18px] shrink-0 text-fg-3" strokeWidth={1.75} />
            {t(`nft.bid.deposit.${id}`)}
          </li>
        ))}
      </ul>
      <Facts>
        <Fact label={t('common.available')}>
          <AmountText value={available} unit={currency} isPrivate />
        </Fact>
      </Facts>
      <CommandError error={command.error} />
      <Button
        isWide
        isBusy={command.isBusy}
        isDisabled={reason !== undefined}
        reason={reason}
        onClick={() => void command.run({ code: row.code })}
      >
        {t('nft.bid.deposit.submit', { amount: format.amount(deposit), unit: currency })}
      </Button>
    </>
  );
}
