import type { DepositRow, RailRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { useState } from 'react';
import { useFunding } from '#hooks/use-funding.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FindDepositSheet } from '../find/FindDepositSheet.tsx';
import { DepositSheet } from '../records/DepositSheet.tsx';
import { DepositItem } from './DepositItem.tsx';

/** The deposits of this asset on their way, on any of its networks, block by block. */
export function Arriving({ rail }: { readonly rail: RailRow }) {
  const t = useMessages();
  const { isKnown, deposits, heads } = useFunding();
  const [opened, setOpened] = useState<DepositRow>();
  const [isFinding, setIsFinding] = useState(false);
  const own = deposits.filter(({ assetId }) => assetId === rail.assetId);
  return (
    <section aria-label={t('deposit.arriving')}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-16 font-semibold">{t('deposit.arriving')}</h2>
        {rail.kind !== 'bank' && (
          <Button look="ghost" size="small" className="-mr-3.5 font-medium!" onClick={() => setIsFinding(true)}>
            {t('deposit.find')}
          </Button>
        )}
      </div>
      {!isKnown && <SkeletonRows rows={1} />}
      {isKnown && own.length === 0 && (
        <Card>
          <Empty
            title={t('deposit.nothingArriving')}
            text={t(rail.kind === 'chain' ? 'deposit.nothingArrivingText' : 'deposit.nothingArrivingByHand')}
          />
        </Card>
      )}
      {isKnown && own.length > 0 && (
        <Card className="px-3.5">
          <ul aria-live="polite" className="divide-y divide-line">
            {own.map((deposit) => (
              <li key={deposit.depositId}>
                <DepositItem deposit={deposit} head={heads.get(deposit.railId)} onPress={() => setOpened(deposit)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <DepositSheet deposit={opened} onClose={() => setOpened(undefined)} />
      <FindDepositSheet rail={rail} isOpen={isFinding} onClose={() => setIsFinding(false)} />
    </section>
  );
}
