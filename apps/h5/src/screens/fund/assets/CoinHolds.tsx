import { type AccountType, getWallet } from '@candor/contract';
import { useCall } from '../../../hooks/use-call.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { AmountText } from '../../../ui/AmountText.tsx';
import { Fact, Facts } from '../../../ui/Fact.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { SkeletonBlock, SkeletonFrame } from '../../../ui/Skeleton.tsx';

export interface CoinHoldsProps {
  readonly assetId: number;
  readonly accountType: AccountType;
  /** Frozen in this account, decimal text. */
  readonly frozen: string;
  readonly code: string;
}

/** Every cause of a frozen amount: nothing is frozen without a reason. */
export function CoinHolds({ assetId, accountType, frozen, code }: CoinHoldsProps) {
  const t = useMessages();
  const wallet = useCall(getWallet, { assetId, accountType }, { keepsPrevious: true });
  return (
    <section aria-label={t('funds.frozenFor')} className="mt-4">
      <h3 className="flex items-baseline justify-between gap-3 text-14 font-semibold">
        {t('funds.frozenFor')}
        <AmountText value={frozen} unit={code} isPrivate className="text-13 font-medium" />
      </h3>
      {wallet.state === 'loading' && (
        <SkeletonFrame className="flex justify-between py-2">
          <SkeletonBlock className="h-3 w-28" />
          <SkeletonBlock className="h-3 w-16" />
        </SkeletonFrame>
      )}
      {wallet.state === 'failed' && <Failure error={wallet.error} onRetry={wallet.retry} />}
      {wallet.state === 'ready' && (
        <Facts>
          {wallet.data.holds.map((hold) => (
            <Fact
              key={`${hold.cause}:${hold.reference}`}
              label={
                hold.cause === 'order'
                  ? t('funds.orderHold', { pair: hold.label, number: String(hold.reference) })
                  : t('funds.withdrawalHold', { network: hold.label, number: String(hold.reference) })
              }
            >
              <AmountText value={hold.amount} isPrivate />
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  );
}
