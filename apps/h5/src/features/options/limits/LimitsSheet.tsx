import { minuteMs } from '@candor/kernel';
import { getOptionLimits, pauseOptions } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { PauseList } from '#features/limits/PauseList.tsx';
import { untilText } from '#features/limits/until-text.ts';
import { toast } from '#ui/Toast.tsx';
import { LimitFields } from './LimitFields.tsx';

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
            <OptionsPause pausedUntilMs={data.pausedUntilMs} />
          </>
        )}
      </Loaded>
    </Sheet>
  );
}

function OptionsPause({ pausedUntilMs }: { readonly pausedUntilMs: number | undefined }) {
  const t = useMessages();
  const nowMs = useNow(minuteMs);
  const pause = useCommand(pauseOptions, {
    invalidates: [getOptionLimits],
    onDone: ({ untilMs }) => toast('success', t('options.limits.paused', { time: untilText(untilMs, nowMs) })),
  });
  return (
    <PauseList
      pausedUntilMs={pausedUntilMs}
      about={t('options.limits.pauseText')}
      confirmation={(time, until) => ({
        title: t('options.limits.confirmTitle', { time }),
        text: t('options.limits.confirmText', { until }),
      })}
      isBusy={pause.isBusy}
      onPause={async (untilMs) => (await pause.run({ untilMs })) !== undefined}
    />
  );
}
