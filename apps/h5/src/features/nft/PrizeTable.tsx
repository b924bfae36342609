import type { NftPrizeRow, NftSeriesDetail } from '@candor/api';
import { cx } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { chanceOf } from './box-form.ts';
import { rarityLooks } from './rarity-looks.ts';
import { Thumb } from './Thumb.tsx';

/** Every prize of a series with how many are left and the odds of the next draw, the rarest first. */
export function PrizeTable({ series }: { readonly series: NftSeriesDetail }) {
  const t = useMessages();
  const total = series.prizes.reduce((sum, { left }) => sum + left, 0);
  const rows = series.prizes.toSorted((a, b) => a.count - b.count);
  return (
    <div className="flex flex-col gap-2 pt-1">
      <table className="w-full text-13 tabular-nums">
        <thead className="text-12 text-fg-3">
          <tr>
            <th className="py-1.5 text-left font-normal">{t('nft.box.prize')}</th>
            <th className="py-1.5 text-right font-normal">{t('nft.box.leftOf')}</th>
            <th className="py-1.5 pl-3 text-right font-normal">{t('nft.box.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((prize) => (
            <PrizeLine key={prize.workId} prize={prize} total={total} />
          ))}
        </tbody>
      </table>
      <p className="text-12 text-fg-3">{t('nft.box.oddsText')}</p>
    </div>
  );
}

function PrizeLine({ prize, total }: { readonly prize: NftPrizeRow; readonly total: number }) {
  const t = useMessages();
  const format = useFormat();
  const { name, thumb, rarity, left, count } = prize;
  return (
    <tr className={cx('border-t border-line', left === 0 && 'text-fg-3')}>
      <td className="py-2">
        <span className="flex items-center gap-2.5">
          <Thumb hash={thumb} className="size-11 rounded-field" />
          <span className="min-w-0">
            <span className="line-clamp-2 text-14 font-medium">{name}</span>
            <Tag look={rarityLooks[rarity]} size="small">
              {t(`nft.rarities.${rarity}`)}
            </Tag>
          </span>
        </span>
      </td>
      <td className="text-right">{t('nft.box.of', { left: String(left), count: String(count) })}</td>
      <td className="pl-3 text-right font-medium">{format.percent(chanceOf(left, total))}</td>
    </tr>
  );
}
