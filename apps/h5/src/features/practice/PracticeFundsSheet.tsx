import { claimPractice, listFaucet, listUserAssets, listWallets, type OutputOf } from '@candor/api';
import { Check, Coins } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useNow } from '#hooks/use-now.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { toast } from '#ui/Toast.tsx';
import { durationText } from './duration.ts';

type Faucet = OutputOf<typeof listFaucet>;
type FaucetAsset = Faucet['assets'][number];

interface PracticeFundsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Practice: a claim replaces the deposit, one per coin and day. */
export function PracticeFundsSheet({ isOpen, onClose }: PracticeFundsSheetProps) {
  const t = useMessages();
  const faucet = useCall(listFaucet, {}, { isEnabled: isOpen, staleMs: 0 });
  const claiming = useClaims(faucet.data);
  const unclaimed = faucet.data?.assets.filter((asset) => !asset.isClaimed) ?? [];
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('home.practiceFunds.title')}
      footer={
        faucet.data &&
        faucet.data.assets.length > 0 && (
          <Button
            isWide
            isBusy={claiming.isClaimingAll}
            isDisabled={unclaimed.length === 0 || claiming.claimingId !== undefined}
            onClick={() => void claiming.claimAll(unclaimed)}
          >
            {t(unclaimed.length === 0 ? 'home.practiceFunds.allClaimed' : 'home.practiceFunds.claimAll')}
          </Button>
        )
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

/** One claim after another; the first that fails ends the row of them, with its words in a toast. */
function useClaims(faucet: Faucet | undefined) {
  const t = useMessages();
  const format = useFormat();
  const [claimingId, setClaimingId] = useState<number>();
  const [isClaimingAll, setIsClaimingAll] = useState(false);
  const { run } = useCommand(claimPractice, {
    invalidates: [listFaucet, listWallets, listUserAssets],
    onDone: ({ assetId, amount }) => {
      const asset = faucet?.assets.find((candidate) => candidate.assetId === assetId);
      toast('success', t('notices.claimDone', { amount: format.amount(amount), asset: asset?.code ?? '' }));
    },
  });
  async function claim({ assetId }: FaucetAsset): Promise<boolean> {
    setClaimingId(assetId);
    const output = await run({ assetId });
    setClaimingId(undefined);
    return output !== undefined;
  }
  async function claimAll(assets: readonly FaucetAsset[]): Promise<void> {
    setIsClaimingAll(true);
    for (const asset of assets) if (!(await claim(asset))) break;
    setIsClaimingAll(false);
  }
  return { claim, claimAll, claimingId, isClaimingAll };
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
