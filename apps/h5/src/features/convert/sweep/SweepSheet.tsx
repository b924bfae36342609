import { Note, SkeletonRows } from '@candor/kit/view';
import { cx } from '@candor/kit';
import { CircleCheck } from 'lucide-react';
import { clock } from '#client/read.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { ConvertedButtons } from '../ConvertedButtons.tsx';
import { CountdownRing } from '../CountdownRing.tsx';
import { timeLeft } from '../quote-stage.ts';
import { RateText } from '../RateText.tsx';
import {
  linesToAccept,
  type Sweep,
  sweepExpiresAtMs,
  type SweepLine,
  type SweepStage,
  sweepStageOf,
  sweepTotals,
} from './sweep-stage.ts';

interface SweepSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly sweep: Sweep;
  readonly onAccept: () => void;
  readonly onAskAgain: () => void;
  readonly onHistory: () => void;
}

const tickMs = 200;
/** With nothing to count down, once a minute is enough. */
const idleMs = 60_000;

/** The quotes of several balances with their time running, and then the result of each. */
export function SweepSheet(props: SweepSheetProps) {
  const t = useMessages();
  const { isOpen, onClose, sweep } = props;
  useNow(isOpen && !sweep.isConfirmed ? tickMs : idleMs);
  const nowMs = clock.serverNow();
  const stage = sweepStageOf(sweep, nowMs);
  const title = stage === 'done' ? t('funds.converted') : t('sweep.title');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} footer={<SweepButtons {...props} stage={stage} />}>
      {stage === 'asking' ? (
        <SkeletonRows rows={4} />
      ) : (
        <>
          <SweepHead sweep={sweep} stage={stage} nowMs={nowMs} />
          <ul>
            {sweep.lines.map((line) => (
              <Line key={line.assetId} line={line} />
            ))}
          </ul>
          {stage === 'uncertain' && (
            <Note tone="warn" className="mt-3">
              {t('common.answerLost')}
            </Note>
          )}
          {stage === 'expired' && (
            <Note tone="warn" className="mt-3">
              {t('sweep.expired')}
            </Note>
          )}
          {stage === 'offered' && <p className="mt-3 text-12 text-fg-3">{t('sweep.note')}</p>}
        </>
      )}
    </Sheet>
  );
}

interface SweepHeadProps {
  readonly sweep: Sweep;
  readonly stage: SweepStage;
  readonly nowMs: number;
}

function SweepHead({ sweep, stage, nowMs }: SweepHeadProps) {
  const t = useMessages();
  const { receives, fee } = sweepTotals(sweep);
  const expiresAtMs = sweepExpiresAtMs(sweep);
  const count = sweep.lines.filter(({ done }) => done !== undefined).length;
  if (stage === 'refused') return null;
  return (
    <>
      {stage === 'done' && (
        <p role="status" className="flex items-center gap-2 pb-3 text-15 font-semibold">
          {count > 0 && <CircleCheck aria-hidden className="size-6 text-good" strokeWidth={1.5} />}
          {t('sweep.done', { count })}
        </p>
      )}
      <div className="flex items-center gap-3 pb-3">
        <div className="min-w-0 flex-1">
          <p className="text-12 text-fg-3">{t(sweep.isConfirmed ? 'funds.youReceived' : 'funds.youReceive')}</p>
          <p className={cx('text-28 font-semibold [overflow-wrap:anywhere]', stage === 'expired' && 'text-fg-3')}>
            <AmountText value={receives} unit="USDT" />
          </p>
        </div>
        {!sweep.isConfirmed && expiresAtMs !== undefined && <Remaining expiresAtMs={expiresAtMs} nowMs={nowMs} />}
      </div>
      <Facts>
        <Fact label={t('sweep.totalFee')}>
          <AmountText value={fee} unit="USDT" />
        </Fact>
      </Facts>
    </>
  );
}

function Remaining({ expiresAtMs, nowMs }: { readonly expiresAtMs: number; readonly nowMs: number }) {
  const t = useMessages();
  const { seconds, share } = timeLeft(expiresAtMs, nowMs);
  return <CountdownRing seconds={seconds} share={share} label={t('funds.quoteValid', { seconds })} />;
}

function Line({ line: { code, amount, quote, error, done } }: { readonly line: SweepLine }) {
  const t = useMessages();
  const failureText = useFailureText();
  const figures = done ?? quote;
  return (
    <li className="border-t border-line py-3">
      <div className="flex items-center gap-2 text-15">
        <CoinMark code={code} size={24} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <AmountText value={amount} unit={code} />
        </span>
        {figures !== undefined && (
          <span className={cx('ml-auto shrink-0 font-semibold', error !== undefined && 'text-fg-3 line-through')}>
            <AmountText value={figures.toAmount} unit="USDT" />
          </span>
        )}
      </div>
      {figures !== undefined && error === undefined && (
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-12 text-fg-3">
          <RateText from={code} to="USDT" rate={figures.rate} />
          <span>
            {t('common.fee')} <AmountText value={figures.fee} unit="USDT" />
          </span>
        </p>
      )}
      {error !== undefined && (quote === undefined || error.isAnswer) && (
        <p className="mt-1 text-12 text-danger">{failureText(error)}</p>
      )}
    </li>
  );
}

function SweepButtons(props: SweepSheetProps & { readonly stage: SweepStage }) {
  const t = useMessages();
  const { stage, sweep, onAccept, onAskAgain, onClose, onHistory } = props;
  if (stage === 'done') return <ConvertedButtons onClose={onClose} onHistory={onHistory} />;
  if (stage === 'expired' || stage === 'refused') {
    return (
      <Button isWide onClick={onAskAgain}>
        {t('sweep.newQuotes')}
      </Button>
    );
  }
  const count = linesToAccept(sweep).length;
  return (
    <Button isWide isBusy={stage === 'accepting'} isDisabled={stage === 'asking'} onClick={onAccept}>
      {stage === 'asking'
        ? t('funds.gettingQuote')
        : stage === 'uncertain'
          ? t('funds.askAgain')
          : t('sweep.confirm', { count })}
    </Button>
  );
}
