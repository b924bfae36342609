import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { type AmountProblem, shownAmount } from '#lib/parse-amount.ts';

interface AmountNoteProps {
  readonly id: string;
  readonly problem: AmountProblem | undefined;
  readonly onChoose: (amount: string) => void;
}

/** The fault of a typed amount. An ambiguous one shows both readings, and a tap chooses one. */
export function AmountNote({ id, problem, onChoose }: AmountNoteProps) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  if (problem === undefined) return null;
  const text = {
    not_a_number: () => t('common.amountUnreadable'),
    too_large: () => t('common.amountTooLarge'),
    too_fine: () => t('common.amountTooFine', { decimals: problem.kind === 'too_fine' ? problem.decimals : 0 }),
    ambiguous: () => t('common.amountAmbiguous'),
  }[problem.kind]();
  return (
    <div id={id} role="alert" className="flex flex-wrap items-center gap-1.5 text-12 text-danger">
      {text}
      {problem.kind === 'ambiguous' &&
        problem.readings.map((reading) => (
          <button
            key={reading}
            type="button"
            onClick={() => onChoose(reading)}
            className="press tap h-6 rounded-chip bg-inset px-2 font-semibold text-fg"
          >
            {shownAmount(reading, format)}
          </button>
        ))}
    </div>
  );
}
