import { getOptionLimits } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { LimitFields } from './LimitFields.tsx';
import { PauseList } from './PauseList.tsx';

interface LimitsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The staked asset: limits are amounts of it. */
  readonly code: string;
  readonly scale: number;
}

/** The limits that users set for themselves: of a day, and a pause. */
export function LimitsSheet({ isOpen, onClose, code, scale }: LimitsSheetProps) {
  const t = useMessages();
  const limits = useCall(getOptionLimits, {}, { isEnabled: isOpen });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('options.limitsAndPause')}>
      <Loaded from={limits} skeleton={<SkeletonRows rows={6} />}>
        {(data) => (
          <>
            <LimitFields limits={data} code={code} scale={scale} />
            <PauseList pausedUntilMs={data.pausedUntilMs} />
          </>
        )}
      </Loaded>
    </Sheet>
  );
}
