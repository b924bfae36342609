import { type OutputOf, previewSweep, sweepBalances } from '@candor/api';
import { Note, SkeletonRows } from '@candor/kit/view';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { ConvertedButtons } from '../ConvertedButtons.tsx';
import { RateText } from '../RateText.tsx';
import { changedByConversion } from '../request-quote.ts';
import { leastOf, type SmallBalance } from './sweep-list.ts';

interface SweepSheetProps {
  /** Opens it; they stay as they were then, whatever moves meanwhile. */
  readonly balances: readonly SmallBalance[] | undefined;
  readonly onClose: () => void;
  readonly onHistory: () => void;
}

type Preview = OutputOf<typeof previewSweep>;
type Swept = OutputOf<typeof sweepBalances>;
type SweepInput = { readonly assetIds: number[]; readonly leastTotal: string };

/** The prices move while the user reads. */
const againEveryMs = 3_000;

/** The estimate of several balances at the prices of this moment, and then their conversions. */
export function SweepSheet({ balances, onClose, onHistory }: SweepSheetProps) {
  const t = useMessages();
  const shown = useLast(balances) ?? [];
  const [done, setDone] = useState<Swept>();
  /** The confirmed input: an answer that was lost is asked for with exactly this. */
  const [sent, setSent] = useState<SweepInput>();
  const command = useCommand(sweepBalances, {
    invalidates: changedByConversion,
    onFailed: () => true,
    onDone: setDone,
  });
  const isLost = command.error !== undefined && !command.error.isAnswer;
  const isStill = done !== undefined || command.isBusy || isLost;
  const assetIds = shown.map(({ asset }) => asset.assetId);
  const preview = useCall(
    previewSweep,
    { assetIds },
    { isEnabled: balances !== undefined && !isStill, staleMs: 0, everyMs: againEveryMs },
  );
  const close = () => {
    onClose();
    setDone(undefined);
    setSent(undefined);
    command.clearError();
  };
  const confirm = () => {
    const input = isLost && sent !== undefined ? sent : { assetIds, leastTotal: leastOf(preview.data?.total ?? '0') };
    setSent(input);
    void command.run(input);
  };
  const count = preview.data?.lines.length ?? 0;
  const footer =
    done === undefined ? (
      <Button
        isWide
        isBusy={command.isBusy}
        isDisabled={preview.data === undefined || preview.data.rejectCode !== undefined}
        onClick={confirm}
      >
        {isLost ? t('funds.askAgain') : t('sweep.confirm', { count })}
      </Button>
    ) : (
      <ConvertedButtons onClose={close} onHistory={onHistory} />
    );
  return (
    <Sheet
      isOpen={balances !== undefined}
      onClose={close}
      title={t(done === undefined ? 'sweep.title' : 'funds.converted')}
      footer={footer}
    >
      {done === undefined ? (
        <Loaded from={preview} skeleton={<SkeletonRows rows={4} />}>
          {(data) => (
            <>
              <Estimate preview={data} balances={shown} />
              <CommandError error={command.error} className="mt-3" />
            </>
          )}
        </Loaded>
      ) : (
        <Result swept={done} />
      )}
    </Sheet>
  );
}

interface EstimateProps {
  readonly preview: Preview;
  readonly balances: readonly SmallBalance[];
}

function Estimate({ preview, balances }: EstimateProps) {
  const t = useMessages();
  if (preview.rejectCode !== undefined) return <Note tone="danger">{preview.rejectText}</Note>;
  const lines = new Map(preview.lines.map((line) => [line.fromAssetId, line]));
  return (
    <>
      <Total label={t('sweep.estimate')} total={preview.total} />
      <Facts>
        <Fact label={t('sweep.least')}>
          <AmountText value={leastOf(preview.total)} unit="USDT" />
        </Fact>
        <Fact label={t('sweep.totalFee')}>
          <AmountText value={preview.fee} unit="USDT" />
        </Fact>
      </Facts>
      <p className="pt-1 pb-3 text-12 text-fg-3">{t('sweep.note')}</p>
      <ul>
        {balances.map(({ asset: { assetId, code, available } }) => {
          const line = lines.get(assetId);
          return line === undefined ? (
            <Line key={assetId} code={code} amount={available} note={t('sweep.worthless')} />
          ) : (
            <Line key={assetId} code={code} amount={line.fromAmount} receives={line.toAmount} rate={line.rate} />
          );
        })}
      </ul>
    </>
  );
}

function Result({ swept: { conversions, total, fee } }: { readonly swept: Swept }) {
  const t = useMessages();
  return (
    <>
      <p role="status" className="flex items-center gap-2 pb-3 text-15 font-semibold">
        <CircleCheck aria-hidden className="size-6 text-good" strokeWidth={1.5} />
        {t('sweep.done', { count: conversions.length })}
      </p>
      <Total label={t('funds.youReceived')} total={total} />
      <Facts>
        <Fact label={t('sweep.totalFee')}>
          <AmountText value={fee} unit="USDT" />
        </Fact>
      </Facts>
      <ul className="pt-3">
        {conversions.map(({ conversionId, fromCode, fromAmount, toAmount, rate }) => (
          <Line key={conversionId} code={fromCode} amount={fromAmount} receives={toAmount} rate={rate} />
        ))}
      </ul>
    </>
  );
}

function Total({ label, total }: { readonly label: string; readonly total: string }) {
  return (
    <div className="pb-3">
      <p className="text-12 text-fg-3">{label}</p>
      <p className="text-28 font-semibold [overflow-wrap:anywhere]">
        <AmountText value={total} unit="USDT" />
      </p>
    </div>
  );
}

interface LineProps {
  readonly code: string;
  readonly amount: string;
  /** Absent: it stays. */
  readonly receives?: string;
  readonly rate?: string;
  readonly note?: string;
}

function Line({ code, amount, receives, rate, note }: LineProps) {
  return (
    <li className="border-t border-line py-3">
      <div className="flex items-center gap-2 text-15">
        <CoinMark code={code} size={24} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <AmountText value={amount} unit={code} />
        </span>
        {receives !== undefined && (
          <span className="ml-auto shrink-0 font-semibold">
            <AmountText value={receives} unit="USDT" />
          </span>
        )}
      </div>
      {rate !== undefined && (
        <p className="mt-1 text-12 text-fg-3">
          <RateText from={code} to="USDT" rate={rate} />
        </p>
      )}
      {note !== undefined && <p className="mt-1 text-12 text-fg-2">{note}</p>}
    </li>
  );
}
