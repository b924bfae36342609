import { useMessages } from '#i18n/use-messages.ts';
import { Ring } from '#ui/Ring.tsx';
import type { SafetyGrade } from './score.ts';

const colours: Readonly<Record<SafetyGrade, string>> = {
  weak: 'var(--red)',
  fair: 'var(--warn)',
  strong: 'var(--green)',
};

interface ScoreRingProps {
  /** Of 100. */
  readonly score: number;
  readonly grade: SafetyGrade;
}

/** The safety of the account, as a ring with its number; the word beside it means the same. */
export function ScoreRing({ score, grade }: ScoreRingProps) {
  const t = useMessages();
  return (
    <div role="img" aria-label={t('safety.score.label', { score: String(score) })}>
      <Ring size={84} stroke={7} share={score / 100} colour={colours[grade]}>
        <span aria-hidden className="text-22 font-semibold tabular-nums">
          {score}
        </span>
      </Ring>
    </div>
  );
}
