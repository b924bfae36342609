import type { OptionRow } from '@candor/contract';
import { useState } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { AmountText } from '../../../../ui/AmountText.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { Tag, type TagLook } from '../../../../ui/Tag.tsx';
import { Evidence } from './Evidence.tsx';
import { OptionFacts } from './OptionFacts.tsx';

export interface ResultSheetProps {
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

/** One option in full: what came of it, every figure, what decided, and the way to decide it again. */
export function ResultSheet({ option, onClose }: ResultSheetProps) {
  const t = useMessages();
  // While the sheet closes it still shows what it showed.
  const [last, setLast] = useState(option);
  if (option !== undefined && option !== last) setLast(option);
  const shown = option ?? last;
  if (shown === undefined) return null;
  const { result, symbol: pair, seconds } = shown;
  const direction = t(`options.directions.${shown.direction}`);
  return (
    <Sheet
      isOpen={option !== undefined}
      onClose={onClose}
      title={t('options.result.title', { pair, direction, seconds: String(seconds) })}
    >
      <div className="flex items-center gap-2.5 pb-2">
        {result === undefined ? (
          <Tag>{t(`options.statuses.${shown.status}`)}</Tag>
        ) : (
          <>
            <AmountText value={shown.profit} unit={shown.code} isChange className="text-28 font-bold" />
            <Tag look={resultLooks[result]}>{t(`options.results.${result}`)}</Tag>
          </>
        )}
      </div>
      <OptionFacts option={shown} />
      <Evidence key={`${shown.optionId}${shown.status}`} option={shown} isOpen={option !== undefined} />
    </Sheet>
  );
}
