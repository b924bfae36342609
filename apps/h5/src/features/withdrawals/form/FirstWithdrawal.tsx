import { cx } from '@candor/kit';
import { ChevronRight } from 'lucide-react';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Card } from '#ui/Card.tsx';
import { StepFace } from '#ui/StepFace.tsx';
import { waitOf } from '#features/addresses/wait-of.ts';
import { type Need, needs, nextNeed } from './readiness.ts';
import type { WithdrawPageFacts } from './use-withdraw-facts.ts';

const pages: Readonly<Record<Exclude<Need, 'address'>, () => void>> = {
  identity: () => navigateTo('/pages/setting/real', { from: 'withdraw' }),
  payPassword: () => navigateTo('/pages/setting/payPassword'),
  factor: () => navigateTo('/pages/setting/totp'),
};

/** Opens the page of what is needed next. */
export function openNeed(need: Exclude<Need, 'address'>): void {
  pages[need]();
}

/** Everything that a first withdrawal needs at one look, with the wait that each step begins. */
export function FirstWithdrawal({ facts }: { readonly facts: WithdrawPageFacts }) {
  const t = useMessages();
  const duration = useDurationText();
  const { met, safety, limits } = facts;
  const next = nextNeed(met);
  const wait = waitOf(limits);
  const held = safety.holdMs === 0 ? undefined : t('withdraw.first.holds', { duration: duration(safety.holdMs) });
  const notes: Readonly<Record<Need, string | undefined>> = {
    identity: t('withdraw.first.identityText'),
    payPassword: held,
    factor: held,
    address:
      wait === 0 ? t('withdraw.first.addressText') : t('withdraw.first.addressWaits', { duration: duration(wait) }),
  };
  return (
    <section aria-labelledby="first-withdrawal">
      <Card className="py-3">
        <h2 id="first-withdrawal" className="px-4 text-15 font-semibold">
          {t('withdraw.first.title')}
        </h2>
        <p className="px-4 pt-0.5 text-13 text-fg-2">
          {t('withdraw.first.progress', { done: String(met.size), all: String(needs.length) })}
          {held !== undefined && ` · ${t('withdraw.first.sideBySide')}`}
        </p>
        <ol className="mt-1.5">
          {needs.map((need, place) => (
            <li key={need}>
              <NeedRow
                place={place + 1}
                title={t(`withdraw.first.${need}`)}
                text={notes[need]}
                isDone={met.has(need)}
                isNext={need === next}
                onPress={need === 'address' || met.has(need) ? undefined : pages[need]}
              />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

interface NeedRowProps {
  readonly place: number;
  readonly title: string;
  readonly text: string | undefined;
  readonly isDone: boolean;
  readonly isNext: boolean;
  /** Absent: done, or done in the form below. */
  readonly onPress: (() => void) | undefined;
}

function NeedRow({ place, title, text, isDone, isNext, onPress }: NeedRowProps) {
  const t = useMessages();
  const content = (
    <>
      <StepFace
        place={place}
        title={title}
        text={text}
        isDone={isDone}
        isNext={isNext}
        doneText={t('withdraw.first.done')}
      />
      {onPress !== undefined && <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />}
    </>
  );
  const row = 'flex min-h-12 w-full items-center gap-3 px-4 py-1 text-left';
  if (onPress === undefined) return <div className={row}>{content}</div>;
  return (
    <button type="button" onClick={onPress} className={cx('press outline-offset-[-2px]', row)}>
      {content}
    </button>
  );
}
