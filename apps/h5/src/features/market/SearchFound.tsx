import type { MenuRow, QuotationRow } from '@candor/api';
import { ChevronRight, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSessions } from '#hooks/use-sessions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Empty } from '#ui/Empty.tsx';
import { Tag } from '#ui/Tag.tsx';
import { MenuIcon } from '#features/menu/MenuIcon.tsx';
import { PairRow } from './PairRow.tsx';
import type { SearchResults } from './search-results.ts';
import { quoteUsdtPairOf } from './use-usdt-price.ts';

interface SearchFoundProps {
  readonly text: string;
  readonly results: SearchResults;
  readonly all: readonly QuotationRow[];
  readonly onPair: (row: QuotationRow) => void;
  readonly onFunction: (entry: MenuRow) => void;
}

/** The search results, in groups. */
export function SearchFound({ text, results, all, onPair, onFunction }: SearchFoundProps) {
  const t = useMessages();
  const { coins, stocks, functions } = results;
  const sessions = useSessions(stocks.length > 0);
  const count = coins.length + stocks.length + functions.length;
  const pairs = (rows: readonly QuotationRow[]) =>
    rows.map((row) => (
      <li key={row.pairId}>
        <PairRow
          row={row}
          quoteUsdtPairId={quoteUsdtPairOf(row, all)}
          session={sessions.get(row.pairId)}
          onPress={onPair}
        />
      </li>
    ));
  return (
    <div className="pb-6">
      {count === 0 && (
        <Empty icon={<SearchX />} title={t('market.noResults', { text })} text={t('market.noResultsText')} />
      )}
      {coins.length > 0 && <Group title={t('market.results.coins')}>{pairs(coins)}</Group>}
      {stocks.length > 0 && <Group title={t('market.results.stocks')}>{pairs(stocks)}</Group>}
      {functions.length > 0 && (
        <Group title={t('market.results.functions')}>
          {functions.map((entry) => (
            <li key={entry.key}>
              <FunctionRow entry={entry} onPress={() => onFunction(entry)} />
            </li>
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pt-4">
      <h2 className="px-4 pb-1 text-13 font-medium text-fg-3">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function FunctionRow({ entry, onPress }: { readonly entry: MenuRow; readonly onPress: () => void }) {
  const t = useMessages();
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-13 w-full items-center gap-3 px-4 text-left outline-offset-[-2px]"
    >
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-control border border-line bg-surface text-fg"
      >
        <MenuIcon name={entry.icon} className="size-4" />
      </span>
      <span className="min-w-0 flex-1 truncate text-15">{entry.name}</span>
      {!entry.isReady && <Tag>{t('common.finance.coming')}</Tag>}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}
