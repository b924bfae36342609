import type { FaqRow, MenuRow, NewsRow, QuotationRow } from '@candor/api';
import { Empty, Tag } from '@candor/kit/view';
import { MenuIcon } from '@candor/reading/view';
import { ChevronRight, CircleHelp, Newspaper, SearchX, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSessions } from '#hooks/use-sessions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { PairRow } from './PairRow.tsx';
import type { SearchPlace } from './search-places.ts';
import type { SearchResults } from './search-results.ts';
import { quoteUsdtPairOf } from './use-usdt-price.ts';

interface SearchFoundProps {
  readonly text: string;
  readonly results: SearchResults<SearchPlace>;
  readonly all: readonly QuotationRow[];
  readonly onPair: (row: QuotationRow) => void;
  readonly onContract: (row: QuotationRow) => void;
  readonly onFunction: (entry: MenuRow) => void;
  readonly onPlace: (place: SearchPlace) => void;
  readonly onHelp: (row: FaqRow) => void;
  readonly onNews: (row: NewsRow) => void;
}

/** The search results, in groups. */
export function SearchFound({
  text,
  results,
  all,
  onPair,
  onContract,
  onFunction,
  onPlace,
  onHelp,
  onNews,
}: SearchFoundProps) {
  const t = useMessages();
  const { coins, stocks, contracts, functions, places, help, news } = results;
  const sessions = useSessions(stocks.length > 0);
  const count = Object.values(results).reduce((sum, rows) => sum + rows.length, 0);
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
      {contracts.length > 0 && (
        <Group title={t('search.groups.contracts')}>
          {contracts.map((row) => (
            <li key={row.pairId}>
              <WayRow
                icon={<CoinMark code={row.baseCode} size={20} />}
                label={t('search.contractOf', { pair: row.symbol })}
                onPress={() => onContract(row)}
              />
            </li>
          ))}
        </Group>
      )}
      {functions.length > 0 && (
        <Group title={t('market.results.functions')}>
          {functions.map((entry) => (
            <li key={entry.key}>
              <WayRow
                icon={<MenuIcon name={entry.icon} className="size-4" />}
                label={entry.name}
                tag={entry.isReady ? undefined : t('common.finance.coming')}
                onPress={() => onFunction(entry)}
              />
            </li>
          ))}
        </Group>
      )}
      {places.length > 0 && (
        <Group title={t('search.groups.places')}>
          {places.map(({ place, name }) => (
            <li key={place}>
              <WayRow icon={<Settings2 className="size-4" />} label={name} onPress={() => onPlace(place)} />
            </li>
          ))}
        </Group>
      )}
      {help.length > 0 && (
        <Group title={t('search.groups.help')}>
          {help.map((row) => (
            <li key={row.faqId}>
              <WayRow icon={<CircleHelp className="size-4" />} label={row.question} onPress={() => onHelp(row)} />
            </li>
          ))}
        </Group>
      )}
      {news.length > 0 && (
        <Group title={t('home.news')}>
          {news.map((row) => (
            <li key={row.newsId}>
              <WayRow icon={<Newspaper className="size-4" />} label={row.title} onPress={() => onNews(row)} />
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

interface WayRowProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly tag?: string | undefined;
  readonly onPress: () => void;
}

function WayRow({ icon, label, tag, onPress }: WayRowProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex min-h-13 w-full items-center gap-3 px-4 py-1.5 text-left outline-offset-[-2px]"
    >
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-control border border-line bg-surface text-fg"
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1 text-15">{label}</span>
      {tag !== undefined && <Tag>{tag}</Tag>}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}
