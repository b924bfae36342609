import { listOptionMarkets, type OptionRow } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { repeatOption } from '../repeat-option.ts';
import { useTermText } from '../use-term-text.ts';

interface RepeatButtonProps {
  readonly option: OptionRow;
  /** Closes the sheet it stands in. */
  readonly onClose: () => void;
}

/** Leads to the form with the same figures; where pair or term are no longer offered, the reason. */
export function RepeatButton({ option, onClose }: RepeatButtonProps) {
  const t = useMessages();
  const termText = useTermText();
  const { pairId, symbol: pair, seconds } = option;
  const markets = useCall(listOptionMarkets, {});
  const terms = markets.data?.find((market) => market.pairId === pairId)?.terms;
  const isOffered = terms?.isOffered === true;
  const hasTerm = terms?.durations.some((duration) => duration.seconds === seconds) === true;
  const reason = !isOffered
    ? t('options.problems.notOffered', { pair })
    : t('options.termsChanged.removed', { term: termText(seconds) });
  return (
    <Button
      isWide
      isDisabled={!isOffered || !hasTerm}
      reason={markets.state === 'ready' && !(isOffered && hasTerm) ? reason : undefined}
      onClick={() => {
        onClose();
        repeatOption(option);
      }}
    >
      {t('options.repeat')}
    </Button>
  );
}
