import type { AccountType } from '@candor/api';
import { Checkbox, Empty, IconButton } from '@candor/kit/view';
import { Search, SearchX, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { CoinRow } from './CoinRow.tsx';
import { inAccount, listed } from './holdings.ts';
import type { MyAssets } from './use-holdings.ts';

interface CoinListProps {
  readonly mine: MyAssets;
  /** Only the balances of this account. */
  readonly account: AccountType | undefined;
  readonly onAccount: (account: AccountType | undefined) => void;
  readonly onCoin: (assetId: number) => void;
}

/** The user's holdings, dearest first. */
export function CoinList({ mine, account, onAccount, onCoin }: CoinListProps) {
  const t = useMessages();
  const [hidesSmall, setHidesSmall] = useState(true);
  const [sought, setSought] = useState<string>();
  const head = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isSearching = sought !== undefined;
  useEffect(() => {
    if (isSearching) search.current?.focus();
  }, [isSearching]);
  useEffect(() => {
    if (account === undefined) return;
    head.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [account]);
  const { all } = mine.holdings;
  const scope = account === undefined ? all : all.map((holding) => inAccount(holding, account, mine.pricesOf));
  const shown = listed(scope, { hidesSmall, sought: sought ?? '', showsCurrencies: account === 'fiat' });
  const isAnyHeld = scope.some(({ total }) => total > 0n);
  return (
    <section aria-label={t('funds.coins')} className="px-4 pt-4">
      <div ref={head} className="flex min-h-8 items-center gap-3">
        <h2 className="truncate text-16 font-semibold">
          {account === undefined ? t('funds.coins') : t(`words.accountNames.${account}`)}
        </h2>
        {account !== undefined && (
          <IconButton
            label={t('funds.showAllAccounts')}
            icon={<X aria-hidden />}
            onClick={() => onAccount(undefined)}
            size={16}
            className="text-fg-3"
          />
        )}
        <div className="ml-auto flex shrink-0 items-center gap-3">
          <Checkbox isChecked={hidesSmall} onChange={setHidesSmall}>
            {t('funds.hideSmallShort')}
          </Checkbox>
          <IconButton
            label={t('funds.searchCoins')}
            aria-expanded={isSearching}
            icon={<Search aria-hidden strokeWidth={1.75} />}
            onClick={() => setSought(isSearching ? undefined : '')}
            size={20}
            className="text-fg-2"
          />
        </div>
      </div>
      {isSearching && (
        <div className="py-2">
          <SearchField label={t('funds.searchCoins')} value={sought} onChange={setSought} inputRef={search} />
        </div>
      )}
      <ul>
        {shown.map((holding) => (
          <li key={holding.asset.assetId}>
            <CoinRow
              holding={holding}
              priceDecimals={mine.priceDecimalsOf(holding.asset.assetId)}
              onPress={() => onCoin(holding.asset.assetId)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <NothingListed
          why={!isAnyHeld ? 'unheld' : sought ? 'not_found' : 'small'}
          account={account}
          onShowSmall={() => setHidesSmall(false)}
        />
      )}
    </section>
  );
}

interface NothingListedProps {
  readonly why: 'unheld' | 'not_found' | 'small';
  readonly account: AccountType | undefined;
  readonly onShowSmall: () => void;
}

/** The reason that the list is empty, with the next step. */
function NothingListed({ why, account, onShowSmall }: NothingListedProps) {
  const t = useMessages();
  if (why === 'not_found') return <Empty icon={<SearchX />} title={t('funds.noCoinFound')} />;
  if (why === 'small') {
    return (
      <Empty
        title={t('funds.onlySmall')}
        text={t('funds.onlySmallText')}
        action={
          <Button look="soft" size="small" onClick={onShowSmall}>
            {t('funds.showSmall')}
          </Button>
        }
      />
    );
  }
  return (
    <Empty
      title={t('funds.accountEmpty')}
      text={t('funds.accountEmptyText')}
      action={
        <Button look="soft" size="small" onClick={() => navigateTo('/pages/fund/transfer', { to: account })}>
          {t('funds.transfer')}
        </Button>
      }
    />
  );
}
