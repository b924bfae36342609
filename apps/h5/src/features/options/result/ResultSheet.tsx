import { getOptionResult, type OptionRow } from '@candor/api';
import { Tag, type TagLook } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { decimalsIn } from '../shown-decimals.ts';
import { Evidence } from './Evidence.tsx';
import { OptionFacts } from './OptionFacts.tsx';
import { RepeatButton } from './RepeatButton.tsx';
import { useTermText } from '../use-term-text.ts';

interface ResultSheetProps {
  /** Absent: closed. */
  readonly option: OptionRow | undefined;
  readonly onClose: () => void;
}

export const resultLooks: Readonly<Record<NonNullable<OptionRow['result']>, TagLook>> = {
  won: 'up',
  lost: 'down',
  refunded: 'plain',
  void: 'warn',
};

/** One option in full: its outcome, every figure, the evidence, and the way to decide it again. */
export function ResultSheet({ option, onClose }: ResultSheetProps) {
  const given = useLast(option);
  if (given === undefined) return null;
  return <OpenSheet given={given} isOpen={option !== undefined} onClose={onClose} />;
}

interface OpenSheetProps {
  readonly given: OptionRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const liveEveryMs = 1_000;

/** An option that is still live when it is opened is followed until it is settled. */
function OpenSheet({ given, isOpen, onClose }: OpenSheetProps) {
  const t = useMessages();
  const termText = useTermText();
  const { optionId } = given;
  const isLive = isOpen && given.result === undefined;
  const followed = useCall(getOptionResult, { optionId }, { isEnabled: isLive, everyMs: liveEveryMs });
  const shown = given.result === undefined && followed.state === 'ready' ? followed.data : given;
  const { result, symbol: pair, seconds } = shown;
  const direction = t(`options.directions.${shown.direction}`);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('options.result.title', { pair, direction, term: termText(seconds) })}
      {...(result !== undefined && { footer: <RepeatButton option={shown} onClose={onClose} /> })}
    >
      <div className="flex items-center gap-2.5 pb-2">
        {result === undefined ? (
          <Tag>{t(`options.statuses.${shown.status}`)}</Tag>
        ) : (
          <>
            <AmountText
              value={shown.profit}
              decimals={decimalsIn(shown.profit, 2)}
              unit={shown.code}
              isChange
              className="text-28 font-bold"
            />
            <Tag look={resultLooks[result]}>{t(`options.results.${result}`)}</Tag>
          </>
        )}
      </div>
      <OptionFacts option={shown} />
      <Evidence key={`${shown.optionId}${shown.status}`} option={shown} isOpen={isOpen} />
    </Sheet>
  );
}
