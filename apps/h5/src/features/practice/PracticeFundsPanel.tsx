import { claimPractice, listFaucet, listUserAssets, listWallets, type OutputOf } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Coins } from 'lucide-react';
import { useState } from 'react';
import { callKey, useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useNow } from '#hooks/use-now.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { openFirstPurchase } from '#features/market/open-pair.ts';
import { durationText } from './duration.ts';
import { useHasBought } from './use-has-bought.ts';

type Faucet = OutputOf<typeof listFaucet>;
type FaucetAsset = Faucet['assets'][number];

export interface PracticeFundsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The act after a claim: a first purchase, unless the page that asked for funds goes on by itself. */
  readonly next?: 'trade' | 'close';
}

/** Practice: a claim replaces the deposit, one per coin and day. */
export function PracticeFundsPanel({ isOpen, onClose, next = 'trade' }: PracticeFundsProps) {
  const t = useMessages();
  const faucet = useCall(listFaucet, {}, { isEnabled: isOpen, staleMs: 0 });
  const claiming = useClaims();
  const unclaimed = faucet.data?.assets.filter((asset) => !asset.isClaimed) ?? [];
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('home.practiceFunds.title')}
      footer={
        faucet.data &&
        faucet.data.assets.length > 0 &&
        (unclaimed.length > 0 ? (
          <Button
            isWide
            isBusy={claiming.isClaimingAll}
            isDisabled={claiming.claimingId !== undefined}
            onClick={() => void claiming.claimAll(unclaimed)}
          >
            {t('home.practiceFunds.claimAll')}
          </Button>
        ) : next === 'trade' ? (
          <TradeButton onLeave={onClose} />
        ) : (
          <Button isWide onClick={onClose}>
            {t('common.done')}
          </Button>
        ))
      }
    >
      <p className="text-13 text-fg-2">{t('home.practiceFunds.text')}</p>
      <Loaded from={faucet} skeleton={<SkeletonRows rows={5} />} failureClass="pt-3">
        {({ assets, nextClaimAtMs }) =>
          assets.length === 0 ? (
            <Empty icon={<Coins />} title={t('home.practiceFunds.empty')} />
          ) : (
            <>
              {unclaimed.length < assets.length && <NextClaim atMs={nextClaimAtMs} />}
              <ul className="mt-1">
                {assets.map((asset) => (
                  <li key={asset.assetId}>
                    <ClaimRow
                      asset={asset}
                      isBusy={claiming.claimingId === asset.assetId}
                      isDisabled={claiming.claimingId !== undefined}
                      onClaim={() => void claiming.claim(asset)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Sheet>
  );
}

/** The act that practice funds are for; a purchase by somebody who has made none is their first one. */
function TradeButton({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages();
  const hasBought = useHasBought().data;
  return (
    <Button
      isWide
      onClick={() => {
        onLeave();
        openFirstPurchase();
      }}
    >
      {t(hasBought === false ? 'home.practiceFunds.buyFirst' : 'home.practiceFunds.trade')}
    </Button>
  );
}

/** One claim after another, told in one toast; the first that fails ends the row of them, with its words in a toast. */
function useClaims() {
  const t = useMessages();
  const format = useFormat();
  const language = useSetting('language');
  const [claimingId, setClaimingId] = useState<number>();
  const [isClaimingAll, setIsClaimingAll] = useState(false);
  const queries = useQueryClient();
  const { run } = useCommand(claimPractice, {
    invalidates: [listFaucet, listWallets, listUserAssets],
    // At once, so that the button never offers what has just come.
    onDone: ({ assetId }) =>
      queries.setQueriesData<Faucet>(
        { queryKey: callKey(listFaucet) },
        (before) => before && { ...before, assets: before.assets.map((one) => claimedIf(one, assetId)) },
      ),
  });
  /** The amount that came, with its coin. */
  async function claimOne({ assetId, code }: FaucetAsset): Promise<string | undefined> {
    setClaimingId(assetId);
    const output = await run({ assetId });
    setClaimingId(undefined);
    return output && `${format.amount(output.amount)}\u00a0${code}`;
  }
  function tell(amounts: readonly string[]): void {
    if (amounts.length === 0) return;
    const list = new Intl.ListFormat(languageOf(language).htmlLang, { type: 'unit' });
    toast('success', t('notices.claimDone', { amounts: list.format(amounts) }));
  }
  async function claim(asset: FaucetAsset): Promise<void> {
    const amount = await claimOne(asset);
    tell(amount === undefined ? [] : [amount]);
  }
  async function claimAll(assets: readonly FaucetAsset[]): Promise<void> {
    setIsClaimingAll(true);
    const amounts: string[] = [];
    for (const asset of assets) {
      const amount = await claimOne(asset);
      if (amount === undefined) break;
      amounts.push(amount);
    }
    tell(amounts);
    setIsClaimingAll(false);
  }
  return { claim, claimAll, claimingId, isClaimingAll };
}

function claimedIf(asset: FaucetAsset, assetId: number): FaucetAsset {
  return asset.assetId === assetId ? { ...asset, isClaimed: true } : asset;
}

/** The time at which the day of claims begins anew: 00:00 UTC. */
function NextClaim({ atMs }: { readonly atMs: number }) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  return (
    <p className="mt-1 text-12 text-fg-3 tabular-nums">
      {t('home.practiceFunds.nextIn', { time: durationText(atMs - nowMs) })}
    </p>
  );
}

interface ClaimRowProps {
  readonly asset: FaucetAsset;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onClaim: () => void;
}

function ClaimRow({ asset, isBusy, isDisabled, onClaim }: ClaimRowProps) {
  const t = useMessages();
  return (
    <div className="flex h-15 items-center gap-3">
      <CoinMark code={asset.code} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-semibold">
          <AmountText value={asset.amount} /> {asset.code}
        </span>
        <span className="block truncate text-12 text-fg-3">{asset.name}</span>
      </span>
      {asset.isClaimed ? (
        <span className="flex items-center gap-1 text-13 text-fg-3">
          <Check aria-hidden className="size-4" />
          {t('home.practiceFunds.claimed')}
        </span>
      ) : (
        <Button
          look="soft"
          size="small"
          isBusy={isBusy}
          isDisabled={isDisabled}
          aria-label={t('home.practiceFunds.claimAsset', { asset: asset.code })}
          onClick={onClaim}
        >
          {t('home.practiceFunds.claim')}
        </Button>
      )}
    </div>
  );
}
