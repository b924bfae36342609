import type { FollowRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import { Figure } from '../parts/Figures.tsx';
import { sumOfTexts } from '../parts/sums.ts';

/** The total result of copying, with the paid and the due share. */
export function MyTotals({ follows }: { readonly follows: readonly FollowRow[] }) {
  const t = useMessages();
  const sum = (of: (follow: FollowRow) => readonly string[]) => sumOfTexts(follows.flatMap(of));
  return (
    <Card className="p-4">
      <div className="flex items-center gap-2">
        <p className="text-13 text-fg-2">{t('copy.mine.total')}</p>
        <EyeButton />
      </div>
      <p className="text-28 leading-9 font-semibold">
        <AmountText value={sum(({ realised, unrealised }) => [realised, unrealised])} decimals={2} isChange isPrivate />
      </p>
      <p className="text-12 text-fg-3">{t('copy.mine.totalHint')}</p>
      <dl className="mt-3 grid grid-cols-3 gap-x-3 border-t border-line pt-3">
        <Figure label={t('copy.mine.margin')}>
          <AmountText value={sum(({ openMargin }) => [openMargin])} decimals={2} isPrivate />
        </Figure>
        <Figure label={t('copy.mine.paid')}>
          <AmountText value={sum(({ sharedTotal }) => [sharedTotal])} decimals={2} isPrivate />
        </Figure>
        <Figure label={t('copy.mine.due')}>
          <AmountText value={sum(({ shareDue }) => [shareDue])} decimals={2} isPrivate />
        </Figure>
      </dl>
    </Card>
  );
}
