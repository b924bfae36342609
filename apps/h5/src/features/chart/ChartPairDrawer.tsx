import type { QuotationRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty } from '@candor/kit/view';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTicker } from '#hooks/use-live.ts';
import { useSessions } from '#hooks/use-sessions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { isClosed } from '#lib/sessions.ts';
import { ChangeChip } from '#ui/ChangeChip.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { ClosedTag } from '#features/market/ClosedMarket.tsx';
import { isStock } from '#features/market/pair-lists.ts';
import { pairsFor } from '#features/market/search-results.ts';

const kinds = ['spot', 'stocks'] as const;

interface ChartPairDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pairs: readonly QuotationRow[];
  readonly value: number;
  readonly onChoose: (row: QuotationRow) => void;
}

/** All pairs and stocks, to look at another chart. */
export function ChartPairDrawer({ isOpen, onClose, pairs, value, onChoose }: ChartPairDrawerProps) {
  const t = useMessages();
  const [kind, setKind] = useState<(typeof kinds)[number]>('spot');
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const shown = isSearching ? pairsFor(text, pairs) : pairs.filter((row) => isStock(row) === (kind === 'stocks'));
  const sessions = useSessions(shown.some(isStock));
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('chart.choosePair')}>
      <div className="sticky top-0 z-(--z-sticky) bg-raised">
        <div className="px-4 pb-1">
          <SearchField
            label={t('common.search')}
            placeholder={t('market.searchPill')}
            value={text}
            onChange={setText}
          />
        </div>
        {!isSearching && (
          <TextTabs
            label={t('market.listsLabel')}
            items={kinds.map((id) => ({ id, label: t(`market.tabs.${id}`) }))}
            value={kind}
            onChange={setKind}
          />
        )}
      </div>
      {shown.length === 0 && <Empty icon={<SearchX />} title={t('market.noPairs')} />}
      <ul>
        {shown.map((row) => (
          <li key={row.pairId}>
            <DrawerRow
              row={row}
              isClosed={isClosed(sessions.get(row.pairId))}
              isChosen={row.pairId === value}
              onPress={() => onChoose(row)}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

interface DrawerRowProps {
  readonly row: QuotationRow;
  readonly isClosed: boolean;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function DrawerRow({ row, isClosed, isChosen, onPress }: DrawerRowProps) {
  const moving = useTicker(row.pairId) ?? row;
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onPress}
      className={cx(
        'press flex h-13 w-full items-center gap-2.5 px-4 text-left outline-offset-[-2px]',
        isChosen && 'bg-inset',
      )}
    >
      <CoinMark code={row.baseCode} size={26} isStock={isStock(row)} />
      <span className="min-w-0 flex-1 truncate">
        <span className="text-14 font-semibold">{row.baseCode}</span>
        <span className="text-12 text-fg-3">{isStock(row) ? ` ${row.baseName}` : `/${row.quoteCode}`}</span>
      </span>
      {isClosed && <ClosedTag />}
      <span className="flex flex-col items-end gap-0.5">
        <PriceText
          value={moving.last}
          decimals={row.priceDecimals}
          isStale={moving.isStale}
          className="px-0.5 text-13 font-medium"
        />
        <ChangeChip percent={moving.change24h} look="tag" isStale={moving.isStale} />
      </span>
    </button>
  );
}
