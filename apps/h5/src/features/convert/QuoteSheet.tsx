import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import type { ReactNode } from 'react';
import { clock } from '#client/read.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useNow } from '#hooks/use-now.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { ConvertedButtons } from './ConvertedButtons.tsx';
import type { ConvertAsset } from './convert-form.ts';
import { QuoteDone } from './QuoteDone.tsx';
import { QuoteFigures } from './QuoteFigures.tsx';
import { type Quoting, type QuoteStage, stageOf } from './quote-stage.ts';

interface QuoteSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly assets: readonly ConvertAsset[];
  readonly quoting: Quoting;
  readonly isAccepting: boolean;
  readonly onAccept: () => void;
  readonly onAskAgain: () => void;
  readonly onHistory: () => void;
}

const tickMs = 200;

/**
 * The server's quote with its time running, and then the result. An expired one is marked: nothing is priced again
 * silently.
 */
export function QuoteSheet(props: QuoteSheetProps) {
  const t = useMessages();
  const { isOpen, onClose, quoting } = props;
  useNow(isOpen && quoting.quote !== undefined && quoting.done === undefined ? tickMs : idleMs);
  const nowMs = clock.serverNow();
  const stage = stageOf(quoting, nowMs);
  const title = stage === 'done' ? 'funds.converted' : 'funds.quoteTitle';
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t(title)} footer={<QuoteButtons {...props} stage={stage} />}>
      {stage === 'asking' && <QuoteSkeleton />}
      {quoting.done !== undefined && <QuoteDone done={quoting.done} />}
      {quoting.done === undefined && quoting.quote !== undefined && (
        <QuoteFigures quote={quoting.quote} assets={props.assets} nowMs={nowMs} isOver={stage === 'expired'} />
      )}
      <QuoteNote stage={stage} quoting={quoting} />
    </Sheet>
  );
}

/** With nothing to count down, once a minute is enough. */
const idleMs = 60_000;

function QuoteNote({ stage, quoting }: { readonly stage: QuoteStage; readonly quoting: Quoting }) {
  const t = useMessages();
  const failureText = useFailureText();
  if (stage === 'done' || stage === 'asking') return null;
  if (stage === 'uncertain') return <Note>{t('common.answerLost')}</Note>;
  if (stage === 'expired') {
    return <Note>{quoting.error === undefined ? t('funds.quoteExpiredText') : failureText(quoting.error)}</Note>;
  }
  if (quoting.error === undefined && quoting.movedFrom !== undefined) return <MovedNote quoting={quoting} />;
  if (quoting.error !== undefined) return <Note isBad>{failureText(quoting.error)}</Note>;
  return <p className="mt-3 text-12 text-fg-3">{t('funds.quoteNote')}</p>;
}

/** The price ran away: shows both the present and the earlier offer. */
function MovedNote({ quoting: { quote, movedFrom } }: { readonly quoting: Quoting }) {
  const t = useMessages();
  const { amount: shown } = useFormat();
  return <Note>{t('funds.quoteMovedText', { before: shown(movedFrom), now: shown(quote?.toAmount) })}</Note>;
}

function Note({ isBad = false, children }: { readonly isBad?: boolean; readonly children: ReactNode }) {
  return (
    <p
      role="alert"
      className={`mt-3 rounded-tile p-3 text-13 ${isBad ? 'bg-danger-soft text-danger' : 'bg-warn-soft text-warn'}`}
    >
      {children}
    </p>
  );
}

function QuoteButtons({
  stage,
  isAccepting,
  onAccept,
  onAskAgain,
  onClose,
  onHistory,
}: QuoteSheetProps & { readonly stage: QuoteStage }) {
  const t = useMessages();
  if (stage === 'done') return <ConvertedButtons onClose={onClose} onHistory={onHistory} />;
  if (stage === 'expired' || stage === 'refused') {
    return (
      <Button isWide onClick={onAskAgain}>
        {t('funds.getNewQuote')}
      </Button>
    );
  }
  return (
    <Button isWide isBusy={isAccepting} isDisabled={stage === 'asking'} onClick={onAccept}>
      {t(stage === 'asking' ? 'funds.gettingQuote' : stage === 'uncertain' ? 'funds.askAgain' : 'common.confirm')}
    </Button>
  );
}

function QuoteSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4 py-2">
      <SkeletonBlock className="mx-auto h-8 w-44" />
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex justify-between">
          <SkeletonBlock className="h-3 w-20" />
          <SkeletonBlock className="h-3 w-28" />
        </div>
      ))}
    </SkeletonFrame>
  );
}
