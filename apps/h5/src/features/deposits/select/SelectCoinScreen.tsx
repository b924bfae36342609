import { Empty, SkeletonRows } from '@candor/kit/view';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { Row } from '#ui/Row.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { PracticeFundsSheet } from '#features/practice/PracticeFundsSheet.tsx';
import { CoinChoices } from './CoinChoices.tsx';
import { popularOf, type Way } from './rail-assets.ts';
import { useRailAssets } from './use-rail-assets.ts';

/** pages/fund/select: the coin to deposit, or with `for=withdraw` the one to withdraw. */
export function SelectCoinScreen({ params }: ScreenProps) {
  const t = useMessages();
  const way: Way = params.for === 'withdraw' ? 'withdraw' : 'deposit';
  const [sought, setSought] = useState('');
  const assets = useRailAssets();
  const choose = (assetId: number) =>
    navigateTo(way === 'deposit' ? '/pages/fund/receive' : '/pages/fund/withdraw', { currency: assetId });
  return (
    <Page title={t('common.titles.chooseCoin')}>
      <div className="pb-6">
        <div className="px-4 pt-1">
          <SearchField label={t('deposit.searchCoins')} value={sought} onChange={setSought} />
        </div>
        <Loaded
          from={assets}
          skeleton={<SkeletonRows rows={7} className="px-4 pt-4" />}
          failureClass="p-4"
          empty={<Empty title={t('deposit.noWays')} />}
        >
          {(data) => (
            <>
              {sought === '' && <PopularChips assets={popularOf(data)} onChoose={choose} />}
              {way === 'deposit' && sought === '' && <PracticeFunds />}
              <CoinChoices assets={data} sought={sought} way={way} onChoose={choose} />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

interface PopularChipsProps {
  readonly assets: ReturnType<typeof popularOf>;
  readonly onChoose: (assetId: number) => void;
}

function PopularChips({ assets, onChoose }: PopularChipsProps) {
  const t = useMessages();
  return (
    <section aria-labelledby="popular-coins" className="px-4 pt-4">
      <h2 id="popular-coins" className="text-13 text-fg-2">
        {t('deposit.popular')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {assets.map(({ assetId, code }) => (
          <li key={assetId}>
            <button
              type="button"
              onClick={() => onChoose(assetId)}
              className="press tap h-9 rounded-chip bg-inset px-3.5 text-13 font-semibold"
            >
              {code}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Practice funds: they cost nothing and need no network. */
function PracticeFunds() {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (useSite()?.mode !== 'practice') return null;
  return (
    <div className="px-4 pt-3">
      <Card className="px-3.5">
        <Row icon={<Coins strokeWidth={1.75} />} label={t('funds.claimFunds')} onPress={() => setIsOpen(true)} />
      </Card>
      <PracticeFundsSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
