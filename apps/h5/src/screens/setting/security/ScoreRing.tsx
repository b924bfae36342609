import { useMessages } from '../../../i18n/use-messages.ts';
import type { SafetyGrade } from './score.ts';

const colours: Readonly<Record<SafetyGrade, string>> = {
  weak: 'var(--red)',
  fair: 'var(--warn)',
  strong: 'var(--green)',
};

const side = 84;
const stroke = 7;
const radius = (side - stroke) / 2;
const around = 2 * Math.PI * radius;

export interface ScoreRingProps {
  /** Of 100. */
  readonly score: number;
  readonly grade: SafetyGrade;
}

/** How safe the account is, as a ring with its number; the word beside it says the same. */
export function ScoreRing({ score, grade }: ScoreRingProps) {
  const t = useMessages();
  return (
    <div
      role="img"
      aria-label={t('safety.score.label', { score: String(score) })}
      className="relative grid size-[84px] shrink-0 place-items-center"
    >
      <svg aria-hidden viewBox={`0 0 ${side} ${side}`} className="absolute inset-0 -rotate-90">
        <circle cx={side / 2} cy={side / 2} r={radius} fill="none" stroke="var(--inset)" strokeWidth={stroke} />
        <circle
          cx={side / 2}
          cy={side / 2}
          r={radius}
          fill="none"
          stroke={colours[grade]}
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={`${(around * score) / 100} ${around}`}
        />
      </svg>
      <span aria-hidden className="text-22 font-semibold tabular-nums">
        {score}
      </span>
    </div>
  );
}
