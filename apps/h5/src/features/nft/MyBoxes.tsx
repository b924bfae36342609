import { listMyNfts, type OutputOf } from '@candor/api';
import { nftBoxesAtOnceMax } from '@candor/exchange/rules';
import { SkeletonCards, Tag } from '@candor/kit/view';
import { Package } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NothingHere } from './NothingHere.tsx';
import { Thumb } from './Thumb.tsx';

type Box = NonNullable<OutputOf<typeof listMyNfts>['data'][number]['box']>;

const rowsPerPage = 50;

/** The user's blind boxes: sealed ones, of which several of one series are opened together, and what was in the others. */
export function MyBoxes() {
  const t = useMessages();
  const boxes = usePages(listMyNfts, { list: 'boxes' }, { rowsPerPage });
  return (
    <Loaded from={boxes} skeleton={<SkeletonCards cards={3} />}>
      {(paged) => {
        const all = paged.rows.flatMap(({ box }) => box ?? []);
        return (
          <>
            <Sealed boxes={all.filter(({ state }) => state === 'sealed')} />
            <InfiniteList
              paged={{ ...paged, rows: all }}
              rowHeight={76}
              keyOf={({ code }) => code}
              renderRow={(box) => <BoxLine box={box} />}
              empty={
                <NothingHere icon={<Package />} title={t('nft.mine.none.boxes')} text={t('nft.mine.noneText.boxes')} />
              }
            />
          </>
        );
      }}
    </Loaded>
  );
}

/** Several sealed boxes of one series, to open them together. */
function Sealed({ boxes }: { readonly boxes: readonly Box[] }) {
  const t = useMessages();
  const series = new Map<number, Box[]>();
  for (const box of boxes) series.set(box.seriesId, [...(series.get(box.seriesId) ?? []), box]);
  const several = [...series.values()].filter((all) => all.length > 1);
  if (several.length === 0) return null;
  return (
    <div className="flex flex-col gap-2.5 pb-3">
      {several.map((all) => {
        const together = all.slice(0, nftBoxesAtOnceMax);
        const [first] = together;
        return (
          first !== undefined && (
            <Card key={first.seriesId} className="flex items-center gap-3 p-3.5">
              <span className="min-w-0 flex-1">
                <span className="block truncate text-15 font-semibold">{first.name}</span>
                <span className="block text-12 text-fg-3">{t('nft.box.sealedCount', { count: all.length })}</span>
              </span>
              <Button size="small" onClick={() => openTogether(together)}>
                {t('nft.box.openCount', { count: together.length })}
              </Button>
            </Card>
          )
        );
      })}
    </div>
  );
}

function openTogether(boxes: readonly Box[]): void {
  navigateTo('/pages/nft/opening', { codes: boxes.map(({ code }) => code).join(',') });
}

const looks = { sealed: 'accent', opening: 'warn', opened: 'plain' } as const;

function BoxLine({ box }: { readonly box: Box }) {
  const t = useMessages();
  const { code, name, thumb, state, prize } = box;
  return (
    <button
      type="button"
      onClick={() => openTogether([box])}
      className="press flex min-h-19 w-full items-center gap-3 border-b border-line py-2 text-left"
    >
      <Thumb hash={prize?.thumb ?? thumb} className="size-14 rounded-tile" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-medium">{prize?.name ?? name}</span>
        <span className="block truncate text-12 text-fg-3">
          {prize === undefined ? code : `${name} · ${code}`}
          {prize?.rarity !== undefined && ` · ${t(`nft.rarities.${prize.rarity}`)}`}
        </span>
      </span>
      <Tag look={looks[state]}>{t(`nft.box.states.${state}`)}</Tag>
    </button>
  );
}
