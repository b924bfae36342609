import { cx } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, switchTab } from '#app/navigation.ts';
import { openFirstPurchase } from '#features/market/open-pair.ts';
import { Card } from '#ui/Card.tsx';
import { StepFace } from '#ui/StepFace.tsx';
import { PracticeFundsSheet } from '#features/practice/PracticeFundsSheet.tsx';
import { type FirstStep, firstSteps } from './use-first-steps.ts';

interface FirstStepsCardProps {
  readonly done: ReadonlySet<FirstStep>;
  readonly onClose: () => void;
}

/** Three steps, of which the next one has the button. */
export function FirstStepsCard({ done, onClose }: FirstStepsCardProps) {
  const t = useMessages();
  const isLive = useSite()?.mode === 'live';
  const [isClaiming, setIsClaiming] = useState(false);
  const next = firstSteps.find((step) => !done.has(step));
  const words = { funds: isLive ? 'deposit' : 'practice', buy: 'buy', watch: 'watch' } as const;
  const acts: Readonly<Record<FirstStep, () => void>> = {
    funds: () => (isLive ? navigateTo('/pages/fund/select') : setIsClaiming(true)),
    buy: openFirstPurchase,
    watch: () => switchTab('/pages/market/market', { tab: 'watchlist' }),
  };
  return (
    <section aria-labelledby="first-steps" className="px-4 pt-4">
      <Card className="pt-3 pb-1.5">
        <div className="flex items-center gap-3 px-4">
          <h2 id="first-steps" className="min-w-0 flex-1 text-15 font-semibold">
            {t('firstSteps.title')}
          </h2>
          <IconButton label={t('firstSteps.close')} size={18} icon={<X aria-hidden />} onClick={onClose} />
        </div>
        <Progress done={done} />
        <ol className="mt-1.5">
          {firstSteps.map((step, place) => (
            <li key={step}>
              <Step
                place={place + 1}
                title={t(`firstSteps.${words[step]}`)}
                text={t(`firstSteps.${words[step]}Text`)}
                act={t(`firstSteps.${words[step]}Act`)}
                isDone={done.has(step)}
                isNext={step === next}
                onPress={acts[step]}
              />
            </li>
          ))}
        </ol>
      </Card>
      <PracticeFundsSheet isOpen={isClaiming} onClose={() => setIsClaiming(false)} />
    </section>
  );
}

function Progress({ done }: { readonly done: ReadonlySet<FirstStep> }) {
  const t = useMessages();
  return (
    <div className="mt-2 flex gap-1 px-4">
      <span className="sr-only">{t('firstSteps.progress', { done: String(done.size) })}</span>
      {firstSteps.map((step, place) => (
        <span
          key={step}
          aria-hidden
          className={cx('h-1 flex-1 rounded-full', place < done.size ? 'bg-good' : 'bg-inset')}
        />
      ))}
    </div>
  );
}

interface StepProps {
  readonly place: number;
  readonly title: string;
  readonly text: string;
  /** One word for the next step's button. */
  readonly act: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly onPress: () => void;
}

function Step({ place, title, text, act, isDone, isNext, onPress }: StepProps) {
  const t = useMessages();
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex min-h-12 w-full items-center gap-3 px-4 py-1 text-left outline-offset-[-2px]"
    >
      <StepFace
        place={place}
        title={title}
        text={text}
        isDone={isDone}
        isNext={isNext}
        doneText={t('firstSteps.done')}
      />
      {isNext && (
        <span
          aria-hidden
          className="grid h-8 shrink-0 place-items-center rounded-full bg-ink px-3.5 text-13 font-semibold text-on-ink"
        >
          {act}
        </span>
      )}
    </button>
  );
}
