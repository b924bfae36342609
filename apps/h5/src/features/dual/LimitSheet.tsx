import { type DualLimitRow, getDualLimit, pauseDual, setDualLimit } from '@candor/api';
import { minuteMs } from '@candor/kernel';
import { compare, decimalFrom } from '@candor/kit';
import { SkeletonRows } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { PauseList } from '#features/limits/PauseList.tsx';
import { untilText } from '#features/limits/until-text.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';

const usdt = { code: 'USDT', scale: 6 } as const;

interface LimitSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The limit that users set for their own dual investments, and a pause. */
export function LimitSheet({ isOpen, onClose }: LimitSheetProps) {
  const t = useMessages();
  const limit = useCall(getDualLimit, {}, { isEnabled: isOpen });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('dual.limits.title')}>
      <Loaded from={limit} skeleton={<SkeletonRows rows={5} />}>
        {(row) => (
          <>
            <LimitField key={`${row.heldMax} ${row.laterMax} ${row.laterAtMs}`} row={row} />
            <Pause pausedUntilMs={row.pausedUntilMs} />
          </>
        )}
      </Loaded>
    </Sheet>
  );
}

/** The change that a typed limit makes; none is the loosest. */
function effectOf(typed: string, { heldMax, laterAtMs, laterMax }: DualLimitRow): 'same' | 'at_once' | 'later' {
  const asked = laterAtMs === undefined ? heldMax : laterMax;
  if (comparison(typed, asked ?? '') === 0) return 'same';
  return comparison(typed, heldMax ?? '') === 1 ? 'later' : 'at_once';
}

function comparison(a: string, b: string): -1 | 0 | 1 {
  const [x, y] = [decimalFrom(a), decimalFrom(b)];
  if (x === undefined || y === undefined) return x === y ? 0 : x === undefined ? 1 : -1;
  return compare(x, y);
}

function LimitField({ row }: { readonly row: DualLimitRow }) {
  const t = useMessages();
  const format = useFormat();
  const nowMs = useNow(minuteMs);
  const asked = (row.laterAtMs === undefined ? row.heldMax : row.laterMax) ?? '';
  const [typed, setTyped] = useState({ text: asked, isReadable: true });
  const effect = effectOf(typed.text, row);
  const save = useCommand(setDualLimit, {
    invalidates: [getDualLimit],
    onDone: ({ laterAtMs }) =>
      toast(
        'success',
        laterAtMs === undefined ? t('limits.saved') : t('limits.savedLater', { time: untilText(laterAtMs, nowMs) }),
      ),
  });
  const shown = (most: string | undefined) =>
    most === undefined ? t('limits.none') : t('limits.amountOf', { amount: format.amount(most), asset: usdt.code });
  const held = format.amount(row.held, 2);
  const waiting =
    row.laterAtMs === undefined
      ? undefined
      : t('limits.waiting', { time: untilText(row.laterAtMs, nowMs), most: shown(row.laterMax) });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run(typed.text === '' ? {} : { heldMax: typed.text });
      }}
    >
      <p className="text-13 text-fg-2">{t('dual.limits.intro')}</p>
      <div className="flex flex-col gap-1.5">
        <AmountField
          label={t('dual.limits.held')}
          unit={usdt.code}
          placeholder={t('limits.none')}
          decimals={usdt.scale}
          value={typed.text}
          onChange={(text, problem) => setTyped({ text, isReadable: problem === undefined })}
          hint={waiting}
        />
        <p className="text-12 text-fg-2 tabular-nums">
          {row.heldMax === undefined
            ? t('dual.limits.used', { held, asset: usdt.code })
            : t('dual.limits.usedOf', { held, most: format.amount(row.heldMax, 2), asset: usdt.code })}
        </p>
      </div>
      <Button
        type="submit"
        size="medium"
        isWide
        isBusy={save.isBusy}
        isDisabled={effect === 'same' || !typed.isReadable}
      >
        {t('limits.save')}
      </Button>
      <p role="status" className="-mt-2 text-center text-12 text-fg-3">
        {t(`limits.effects.${effect}`)}
      </p>
    </form>
  );
}

function Pause({ pausedUntilMs }: { readonly pausedUntilMs: number | undefined }) {
  const t = useMessages();
  const nowMs = useNow(minuteMs);
  const pause = useCommand(pauseDual, {
    invalidates: [getDualLimit],
    onDone: ({ untilMs }) => toast('success', t('dual.limits.paused', { time: untilText(untilMs, nowMs) })),
  });
  return (
    <PauseList
      pausedUntilMs={pausedUntilMs}
      about={t('dual.limits.pauseText')}
      confirmation={(time, until) => ({
        title: t('dual.limits.confirmTitle', { time }),
        text: t('dual.limits.confirmText', { until }),
      })}
      isBusy={pause.isBusy}
      onPause={async (untilMs) => (await pause.run({ untilMs })) !== undefined}
    />
  );
}
