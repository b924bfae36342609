import { useRef, useState } from 'react';
import { TextPart } from '../../../../i18n/TextPart.tsx';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { redirectTo } from '../../../../navigate.ts';
import type { ScreenProps } from '../../../../routes.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { Failure } from '../../../../ui/Failure.tsx';
import { Page } from '../../../../ui/Page.tsx';
import { SearchField } from '../../../../ui/SearchField.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { CoinChoices } from './CoinChoices.tsx';
import { popularOf, type Way } from './rail-assets.ts';
import { useRailAssets } from './use-rail-assets.ts';

/** pages/fund/select: the coin to deposit, or with `for=withdraw` the one to withdraw. */
export function SelectCoinScreen({ params }: ScreenProps) {
  const t = useMessages();
  return (
    <Page title={t('common.titles.chooseCoin')}>
      <TextPart part="wallet" skeleton={<ChoicesSkeleton />}>
        <CoinPicker way={params.for === 'withdraw' ? 'withdraw' : 'deposit'} />
      </TextPart>
    </Page>
  );
}

function CoinPicker({ way }: { readonly way: Way }) {
  const t = useMessages();
  const [sought, setSought] = useState('');
  const assets = useRailAssets();
  const search = useRef<HTMLInputElement>(null);
  // The choice is no place to come back to: the page it leads to stands in its place.
  const choose = (assetId: number) =>
    redirectTo(way === 'deposit' ? '/pages/fund/receive' : '/pages/fund/withdraw', { currency: assetId });
  return (
    <div className="pb-6">
      <div className="px-4 pt-1">
        <SearchField label={t('deposit.searchCoins')} value={sought} onChange={setSought} inputRef={search} />
      </div>
      {assets.state === 'loading' && <ChoicesSkeleton />}
      {assets.state === 'failed' && (
        <div className="p-4">
          <Failure error={assets.error} onRetry={assets.retry} />
        </div>
      )}
      {assets.state === 'ready' && assets.data.length === 0 && <Empty title={t('deposit.noWays')} />}
      {assets.state === 'ready' && assets.data.length > 0 && (
        <>
          {sought === '' && <PopularChips assets={popularOf(assets.data)} onChoose={choose} />}
          <CoinChoices assets={assets.data} sought={sought} way={way} onChoose={choose} />
        </>
      )}
    </div>
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

function ChoicesSkeleton() {
  return (
    <div className="px-4 pt-4">
      <SkeletonRows rows={7} />
    </div>
  );
}
