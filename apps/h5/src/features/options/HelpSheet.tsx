import type { OptionMarketRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { oddsOf } from './form/option-form.ts';

interface HelpSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Of the duration that is chosen; absent where nothing is offered. */
  readonly payout: OptionMarketRow['terms']['durations'][number]['payout'] | undefined;
}

const rules = [
  ['strike', 'strikeText'],
  ['window', 'windowText'],
  ['result', 'resultText'],
  ['void', 'voidText'],
  ['payout', 'payoutText'],
] as const;

/** The rules of options in plain words, with the odds of the duration that is chosen. */
export function HelpSheet({ isOpen, onClose, payout }: HelpSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const odds = payout === undefined ? undefined : oddsOf(payout);
  const percent = (text: string) => format.percent(text.replace('-', ''));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('options.help')}>
      <dl className="flex flex-col gap-3">
        {rules.map(([name, text]) => (
          <div key={name}>
            <dt className="text-15 font-medium">{t(`options.rules.${name}`)}</dt>
            <dd className="text-13 text-fg-2">{t(`options.rules.${text}`)}</dd>
          </div>
        ))}
        {odds !== undefined && (
          <div>
            <dt className="text-15 font-medium">{t('options.rules.odds')}</dt>
            <dd className="text-13 text-fg-2">
              {t('options.rules.oddsText', { loss: percent(odds.expected), percent: percent(odds.breakEven) })}
            </dd>
          </div>
        )}
      </dl>
      <p className="pt-3 text-13 text-fg-2">{t('options.rules.hint')}</p>
      <p className="pt-2 text-13 text-fg-2">{t('options.rules.proof')}</p>
    </Sheet>
  );
}
