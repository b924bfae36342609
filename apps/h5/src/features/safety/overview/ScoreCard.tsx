import type { Safety } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ScoreRing } from './ScoreRing.tsx';
import { gradeOf, pageOfStep } from './score.ts';

/** The safety of the account, and the one next step. */
export function ScoreCard({ safety }: { readonly safety: Safety }) {
  const t = useMessages();
  const grade = gradeOf(safety.score);
  const next = safety.steps[0];
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-center gap-4">
        <ScoreRing score={safety.score} grade={grade} />
        <div className="min-w-32 flex-1">
          <h2 className="text-18 font-semibold">{t(`safety.score.${grade}`)}</h2>
          <p className="mt-1 text-13 text-fg-2">
            {next === undefined ? t('safety.score.allDone') : t(`safety.score.whys.${next}`)}
          </p>
        </div>
      </div>
      {next !== undefined && (
        <Button size="medium" isWide className="mt-4" onClick={() => navigateTo(pageOfStep[next])}>
          {t(`safety.score.steps.${next}`)}
        </Button>
      )}
    </Card>
  );
}
