import { Empty } from '@candor/kit/view';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { BankCard } from './BankCard.tsx';
import type { CardKind } from './card-form.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { type BoundCard, useCards } from './use-cards.ts';

const cardPaths: Readonly<Record<CardKind, string>> = {
  domestic: '/pages/setting/bank',
  international: '/pages/setting/bank_international',
};

interface CardListPageProps {
  readonly kind: CardKind;
  readonly title: string;
}

/** The cards that can be withdrawn to, and the way to add one. */
export function CardListPage({ kind, title }: CardListPageProps) {
  const t = useMessages();
  const cards = useCards(kind);
  const nowMs = useNow(1_000);
  const [deleting, setDeleting] = useState<BoundCard>();
  const addText = t(kind === 'domestic' ? 'cards.add' : 'cards.addInternational');
  const add = () => navigateTo(cardPaths[kind], { add: 1 });
  const hasCards = cards.data !== undefined && cards.data.length > 0;
  return (
    <Page
      title={title}
      {...(hasCards && {
        footer: (
          <Button isWide onClick={add}>
            {addText}
          </Button>
        ),
      })}
    >
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <SegmentedControl<CardKind>
          label={t('cards.kinds')}
          items={[
            { id: 'domestic', label: t('cards.domestic') },
            { id: 'international', label: t('cards.international') },
          ]}
          value={kind}
          onChange={(next) => redirectTo(cardPaths[next])}
        />
        <Loaded from={cards} skeleton={<CardsSkeleton />}>
          {(rows) => (
            <>
              {rows.length === 0 && (
                <Empty
                  icon={<CreditCard />}
                  title={t('cards.empty')}
                  text={t('cards.emptyText')}
                  action={
                    <Button size="medium" onClick={add}>
                      {addText}
                    </Button>
                  }
                />
              )}
              {rows.map((card) => (
                <BankCard
                  key={card.destinationId}
                  card={card}
                  kind={kind}
                  nowMs={nowMs}
                  onDelete={() => setDeleting(card)}
                />
              ))}
              <p className="text-12 text-fg-3">{t('cards.note')}</p>
            </>
          )}
        </Loaded>
        <DeleteCard card={deleting} kind={kind} onClose={() => setDeleting(undefined)} />
      </div>
    </Page>
  );
}
