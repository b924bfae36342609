import { listDomesticCards, listInternationalCards } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Check, CreditCard } from 'lucide-react';
import { together } from '#hooks/together.ts';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';

/** A bound card, as far as a choice shows it. */
export interface ChosenCard {
  readonly id: number;
  readonly bankName: string;
  /** Masked. */
  readonly account: string;
  readonly holder: string;
}

interface CardChoiceProps {
  readonly value: number | undefined;
  readonly onChange: (card: ChosenCard) => void;
}

/** One of the bank cards that the user has bound, or the way to bind one. */
export function CardChoice({ value, onChange }: CardChoiceProps) {
  const t = useMessages();
  const domestic = useCall(listDomesticCards, {});
  const international = useCall(listInternationalCards, {});
  return (
    <Loaded from={together({ domestic, international })} skeleton={<SkeletonRows rows={2} />}>
      {(found) => {
        const cards = [...found.domestic, ...found.international].map(
          ({ destinationId: id, bankName, account, holder }): ChosenCard => ({ id, bankName, account, holder }),
        );
        if (cards.length === 0) {
          return (
            <Empty
              icon={<CreditCard />}
              title={t('otc.method.noCards')}
              text={t('otc.method.noCardsText')}
              action={
                <Button size="medium" onClick={() => navigateTo('/pages/setting/bank')}>
                  {t('otc.method.toCards')}
                </Button>
              }
            />
          );
        }
        return (
          <RadioGroup
            label={t('otc.method.card')}
            items={cards}
            value={value}
            onChange={(id) => {
              const card = cards.find((one) => one.id === id);
              if (card !== undefined) onChange(card);
            }}
            className="flex flex-col gap-2"
            itemClass={(_item, isOn) =>
              cx(
                'press flex min-h-14 items-center gap-3 rounded-card border bg-surface px-4 py-2 text-left',
                isOn ? 'border-accent' : 'border-line',
              )
            }
          >
            {({ bankName, account, holder }, isOn) => (
              <>
                <CreditCard aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-15 font-medium">{bankName}</span>
                  <span className="block truncate text-12 text-fg-3 tabular-nums">
                    {account} · {holder}
                  </span>
                </span>
                {isOn && <Check aria-hidden className="size-5 shrink-0 text-accent" />}
              </>
            )}
          </RadioGroup>
        );
      }}
    </Loaded>
  );
}
