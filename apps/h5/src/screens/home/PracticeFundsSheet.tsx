import { claimPractice, listFaucet, listWallets, type OutputOf } from '@candor/contract';
import { Check, HandCoins } from 'lucide-react';
import { useCall } from '../../hooks/use-call.ts';
import { useCommand } from '../../hooks/use-command.ts';
import { useSetting } from '../../hooks/use-settings.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { formatAmount } from '../../lib/format.ts';
import { clockText, dateText } from '../../lib/relative-time.ts';
import { AmountText } from '../../ui/AmountText.tsx';
import { Button } from '../../ui/Button.tsx';
import { CoinMark } from '../../ui/CoinMark.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SignedOut } from '../../ui/SignedOut.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { say } from '../../ui/Toast.tsx';

type FaucetRow = OutputOf<typeof listFaucet>['assets'][number];

/** Practice funds, once a day for each asset. */
export function PracticeFundsSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useMessages();
  const faucet = useCall(listFaucet, {}, { isEnabled: isOpen });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('home.practiceFunds.title')}>
      <p className="pb-2 text-13 text-fg-2">{t('home.practiceFunds.text')}</p>
      {faucet.state === 'loading' && <SkeletonRows rows={3} />}
      {faucet.state === 'signed_out' && <SignedOut />}
      {faucet.state === 'failed' && <Failure error={faucet.error} onRetry={faucet.retry} />}
      {faucet.state === 'ready' && faucet.data.assets.length === 0 && (
        <Empty icon={<HandCoins />} title={t('home.practiceFunds.empty')} />
      )}
      {faucet.state === 'ready' && faucet.data.assets.length > 0 && (
        <>
          <ul>
            {faucet.data.assets.map((row) => (
              <FaucetItem key={row.assetId} row={row} />
            ))}
          </ul>
          <p className="pt-2 text-12 text-fg-3">
            {t('home.practiceFunds.next', {
              time: `${dateText(faucet.data.nextClaimAtMs)} ${clockText(faucet.data.nextClaimAtMs)}`,
            })}
          </p>
        </>
      )}
    </Sheet>
  );
}

function FaucetItem({ row }: { readonly row: FaucetRow }) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const claim = useCommand(claimPractice, {
    invalidates: [listFaucet, listWallets],
    onDone: ({ amount }) =>
      say('success', t('home.practiceFunds.arrived', { amount: formatAmount(amount, { format }), asset: row.code })),
  });
  return (
    <li className="flex h-15 items-center gap-3">
      <CoinMark code={row.code} />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{row.code}</span>
        <span className="block truncate text-12 text-fg-3">{row.name}</span>
      </span>
      <AmountText value={row.amount} className="text-15 font-medium" />
      <span className="flex w-30 justify-end">
        {row.isClaimed ? (
          <span className="flex items-center gap-1 text-12 text-fg-3">
            <Check aria-hidden className="size-3.5 text-good" />
            {t('home.practiceFunds.claimed')}
          </span>
        ) : (
          <Button
            size="small"
            isBusy={claim.isBusy}
            aria-label={`${t('home.practiceFunds.claim')} ${row.code}`}
            onClick={() => void claim.run({ assetId: row.assetId })}
          >
            {t('home.practiceFunds.claim')}
          </Button>
        )}
      </span>
    </li>
  );
}
