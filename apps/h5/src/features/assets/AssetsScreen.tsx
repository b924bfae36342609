import { ChartPie, FileClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AccountType } from '@candor/api';
import { IconButton } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { lazyDialog, lazyPart } from '#ui/lazy-part.tsx';
import { PracticeFundsSheet } from '#features/practice/PracticeFundsSheet.tsx';
import { AccountSplit } from './AccountSplit.tsx';
import { AssetsActions } from './AssetsActions.tsx';
import { AssetsSkeleton } from './AssetsSkeleton.tsx';
import { CoinList } from './CoinList.tsx';
import { NoFunds } from './NoFunds.tsx';
import { TotalBlock } from './TotalBlock.tsx';
import { useHoldings } from './use-holdings.ts';

const DistributionSheet = lazyDialog(() => import('./DistributionSheet.tsx').then((m) => m.DistributionSheet));
const CoinSheet = lazyPart(
  () => import('./CoinSheet.tsx').then((m) => m.CoinSheet),
  ({ assetId }) => assetId !== undefined,
);

const OwnedNfts = lazy(() => import('./OwnedNfts.tsx').then((m) => ({ default: m.OwnedNfts })));

type Opened = 'practice' | 'distribution' | undefined;

/** pages/fund/assets: everything the user owns, at live prices. */
export function AssetsScreen(_props: ScreenProps) {
  const t = useMessages();
  const mine = useHoldings();
  const [opened, setOpened] = useState<Opened>();
  const [account, setAccount] = useState<AccountType>();
  const [coinId, setCoinId] = useState<number>();
  const close = () => setOpened(undefined);
  const actions = (
    <>
      <IconButton
        label={t('funds.distribution')}
        icon={<ChartPie aria-hidden strokeWidth={1.75} />}
        disabled={mine.state !== 'ready'}
        onClick={() => setOpened('distribution')}
      />
      <IconButton
        label={t('funds.records')}
        icon={<FileClock aria-hidden strokeWidth={1.75} />}
        onClick={() => navigateTo('/pages/fund/assets_all_record')}
      />
    </>
  );
  return (
    <Page title={t('funds.title')} isTabRoot actions={mine.state !== 'signed_out' && actions}>
      <Loaded
        from={mine}
        skeleton={<AssetsSkeleton />}
        failureClass="p-4"
        signedOut={
          <Card className="mx-4 mt-2">
            <SignedOut text={t('funds.signedOutText')} />
          </Card>
        }
      >
        {(data) => (
          <div className="pb-6">
            <TotalBlock mine={data} />
            <AssetsActions />
            {data.holdings.unreleased > 0n || data.holdings.all.some(({ total }) => total > 0n) ? (
              <>
                <AccountSplit mine={data} chosen={account} onChoose={setAccount} />
                <CoinList mine={data} account={account} onAccount={setAccount} onCoin={setCoinId} />
              </>
            ) : (
              <NoFunds onClaim={() => setOpened('practice')} />
            )}
            <Suspense>
              <OwnedNfts />
            </Suspense>
            <DistributionSheet mine={data} isOpen={opened === 'distribution'} onClose={close} onAccount={setAccount} />
            <CoinSheet mine={data} assetId={coinId} onClose={() => setCoinId(undefined)} />
          </div>
        )}
      </Loaded>
      <PracticeFundsSheet isOpen={opened === 'practice'} onClose={close} />
    </Page>
  );
}
