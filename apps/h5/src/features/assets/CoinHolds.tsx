import { type AccountType, getWallet, type OutputOf } from '@candor/api';
import type { HoldCause } from '@candor/exchange/rules';
import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { ChevronRight } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Loaded } from '#ui/Loaded.tsx';

interface CoinHoldsProps {
  readonly assetId: number;
  readonly accountType: AccountType;
  /** Frozen in this account, decimal text. */
  readonly frozen: string;
  readonly code: string;
  /** The sheet is left for the page of a cause. */
  readonly onLeave: () => void;
}

type Hold = OutputOf<typeof getWallet>['holds'][number];

/** The page that shows a cause of a hold, and where it can be ended. */
const pageOf: Readonly<
  Record<HoldCause, (hold: Hold) => readonly [string, Readonly<Record<string, string | number>>]>
> = {
  order: ({ label }) => ['/pages/transaction/currency_order', { symbol: label }],
  withdrawal: ({ reference }) => ['/pages/fund/withdraw', { id: reference }],
  contract_order: ({ label }) => ['/pages/transaction/contract_order', { symbol: label, status: 'pending' }],
  position: ({ label }) => ['/pages/transaction/contract_order', { symbol: label, status: 'progress' }],
  option: ({ label }) => ['/pages/transaction/seconds_order', { symbol: label, status: 'open' }],
  locked_deposit: ({ reference }) => ['/pages/lockming/order', { id: reference }],
  dual: ({ reference }) => ['/pages/invest/mine', { id: reference }],
  subscription: ({ reference }) => ['/pages/ieo/order', { id: reference }],
  collateral: ({ reference }) => ['/pages/common/borrowing', { id: reference }],
  otc_ad: () => ['/pages/otc/otc', { tab: 'ads' }],
  otc_order: ({ reference }) => ['/pages/otc/order', { id: reference }],
  coupon: ({ reference }) => ['/pages/setting/coupon', { id: reference }],
  nft_deposit: () => ['/pages/nft/mine', { tab: 'bidding' }],
};

/** Every cause of a frozen amount: nothing is frozen without a reason. */
export function CoinHolds({ assetId, accountType, frozen, code, onLeave }: CoinHoldsProps) {
  const t = useMessages();
  const account = t(`words.accountNames.${accountType}`);
  const wallet = useCall(getWallet, { assetId, accountType }, { keepsPrevious: true });
  return (
    <section aria-label={`${t('funds.frozenFor')}: ${account}`} className="mt-4">
      <h3 className="flex items-baseline justify-between gap-3 text-14 font-semibold">
        <span>
          {t('funds.frozenFor')} <span className="text-12 font-normal text-fg-3">{account}</span>
        </span>
        <AmountText value={frozen} unit={code} isPrivate className="text-13 font-medium" />
      </h3>
      <Loaded from={wallet} skeleton={<HoldSkeleton />}>
        {(data) => (
          <TextPart part="wallet" skeleton={<HoldSkeleton />}>
            <Holds holds={data.holds} onLeave={onLeave} />
          </TextPart>
        )}
      </Loaded>
    </section>
  );
}

function Holds({ holds, onLeave }: { readonly holds: readonly Hold[]; readonly onLeave: () => void }) {
  const t = useMessages();
  return (
    <ul>
      {holds.map((hold) => (
        <li key={`${hold.cause}:${hold.reference}`}>
          <button
            type="button"
            className="press flex min-h-11 w-full items-center gap-2 text-left"
            onClick={() => {
              onLeave();
              navigateTo(...pageOf[hold.cause](hold));
            }}
          >
            <span className="min-w-0 flex-1 text-13 text-fg-2">
              {t(`holds.${hold.cause}`, { label: hold.label, number: String(hold.reference) })}
            </span>
            <AmountText value={hold.amount} isPrivate className="shrink-0 text-14 font-medium" />
            <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function HoldSkeleton() {
  return (
    <SkeletonFrame className="flex h-11 items-center justify-between">
      <SkeletonBlock className="h-3 w-28" />
      <SkeletonBlock className="h-3 w-16" />
    </SkeletonFrame>
  );
}
