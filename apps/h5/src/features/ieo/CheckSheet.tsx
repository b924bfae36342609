import { asCallError, getProject, type OutputOf } from '@candor/api';
import { Note } from '@candor/kit/view';
import { CircleAlert, CircleCheck, FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '#client/read.ts';
import { useCall } from '#hooks/use-call.ts';
import { useDownload } from '#hooks/use-download.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { allocationFile, checkAllocation, type Progress } from './check-allocation.ts';

type Detail = OutputOf<typeof getProject>;
type Result = Awaited<ReturnType<typeof checkAllocation>>;

export interface CheckedSale {
  readonly projectId: number;
  /** The user's part in it. */
  readonly own?: { readonly number: number; readonly allocated: string };
}

interface CheckSheetProps {
  /** Open while there is one. */
  readonly sale: CheckedSale | undefined;
  readonly onClose: () => void;
}

/** Allocates a whole project again in this browser, and compares. */
export function CheckSheet({ sale, onClose }: CheckSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={sale !== undefined} onClose={onClose} title={t('ieo.checkTitle')}>
      {sale !== undefined && <Check key={sale.projectId} sale={sale} />}
    </Sheet>
  );
}

function Check({ sale: { projectId, own } }: { readonly sale: CheckedSale }) {
  const t = useMessages();
  const failureText = useFailureText();
  const project = useCall(getProject, { projectId });
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [result, setResult] = useState<{ readonly checked: Result; readonly detail: Detail }>();
  const [progress, setProgress] = useState<Progress>();
  const { isBusy: isSaving, download } = useDownload();
  const reading = useReading();
  const detail = project.data;
  async function check(): Promise<void> {
    setState('busy');
    try {
      const signal = reading.begin();
      // The answer that the page has may be of a moment before the list was published.
      const published = await call(getProject, { projectId });
      setResult({ checked: await checkAllocation(published, { signal, onProgress: setProgress }), detail: published });
      setState('done');
    } catch (thrown) {
      setState('idle');
      if (!reading.isEnded()) toast('error', failureText(asCallError(thrown)));
    } finally {
      setProgress(undefined);
    }
  }
  async function save(): Promise<void> {
    if (detail === undefined) return;
    const unit = detail.tokenCode;
    const heads = [t('ieo.csv.number'), t('ieo.csv.wanted', { unit }), t('ieo.csv.allocated', { unit })];
    await download(() => allocationFile(detail, heads, { onProgress: setProgress }));
    setProgress(undefined);
  }
  const isReading = state === 'busy' || isSaving;
  return (
    <div className="flex flex-col gap-4 pb-2">
      <p className="text-14 text-fg-2">{t('ieo.checkText')}</p>
      <p className="text-13 text-fg-3">
        {t('ieo.checkRule')}: {detail !== undefined && t(ruleTexts[detail.mode])}
      </p>
      <div role="status" className="flex flex-col gap-3">
        {state === 'done' && result?.checked === undefined && <Note tone="warn">{t('ieo.checkImpossible')}</Note>}
        {state === 'done' && result?.checked !== undefined && (
          <Outcome result={result.checked} detail={result.detail} own={own} />
        )}
      </div>
      {isReading && progress !== undefined && <ReadBar progress={progress} />}
      <Button isWide isBusy={state === 'busy'} isDisabled={isSaving} onClick={() => void check()}>
        {t('ieo.check')}
      </Button>
      <Button
        isWide
        look="soft"
        isBusy={isSaving}
        isDisabled={detail === undefined || state === 'busy'}
        icon={<FileDown aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />}
        onClick={() => void save()}
      >
        {t('ieo.csv.save')}
      </Button>
    </div>
  );
}

const ruleTexts = { first_come: 'ieo.checkRuleFirst', pro_rata: 'ieo.checkRuleShared' } as const;

/** A reading that ends with the sheet. */
function useReading() {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    begin(): AbortSignal {
      controller.current = new AbortController();
      return controller.current.signal;
    },
    isEnded: () => controller.current?.signal.aborted ?? false,
  };
}

interface OutcomeProps {
  readonly result: NonNullable<Result>;
  readonly detail: Detail;
  readonly own: CheckedSale['own'];
}

function Outcome({ result, detail: { listHash, tokenCode }, own }: OutcomeProps) {
  const t = useMessages();
  const format = useFormat();
  const isSameHash = result.hash === listHash;
  return (
    <>
      <Verdict isGood={result.isSame && isSameHash} />
      <Facts>
        <Fact label={t('ieo.checkTitle')}>{t('ieo.checkRows', { count: result.rows })}</Fact>
        <Fact label={t('ieo.hash')}>{t(isSameHash ? 'ieo.hashSame' : 'ieo.hashOther')}</Fact>
      </Facts>
      {own !== undefined && (
        <p className="text-13 text-fg-2">
          {t('ieo.checkOwn', {
            number: String(own.number),
            allocated: format.amount(own.allocated),
            token: tokenCode,
          })}
        </p>
      )}
      <p className="text-11 break-all text-fg-3">{result.hash}</p>
    </>
  );
}

function ReadBar({ progress: { read, total } }: { readonly progress: Progress }) {
  const t = useMessages();
  const format = useFormat();
  const share = total === 0 ? 100 : Math.floor((read * 100) / total);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t('ieo.readingLabel')}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-inset"
      >
        <span className="block h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      <p className="mt-1.5 text-12 text-fg-3 tabular-nums">
        {t('ieo.reading', { read: format.amount(String(read)), total: format.amount(String(total)) })}
      </p>
    </div>
  );
}

function Verdict({ isGood }: { readonly isGood: boolean }) {
  const t = useMessages();
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <p className="flex items-center gap-2 text-15 font-semibold">
      <Icon aria-hidden className={isGood ? 'size-6 shrink-0 text-good' : 'size-6 shrink-0 text-danger'} />
      {t(isGood ? 'ieo.checkSame' : 'ieo.checkOther')}
    </p>
  );
}
