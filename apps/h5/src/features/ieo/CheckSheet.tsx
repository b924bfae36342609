import { getProject, type SubscriptionRow } from '@candor/api';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { asCallError } from '#client/call-error.ts';
import { useCall } from '#hooks/use-call.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Note } from '#ui/Note.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { checkAllocation } from './check-allocation.ts';

type Result = Awaited<ReturnType<typeof checkAllocation>>;

interface CheckSheetProps {
  /** Open while there is one. */
  readonly subscription: SubscriptionRow | undefined;
  readonly onClose: () => void;
}

/** Allocates a whole project again in this browser, and compares. */
export function CheckSheet({ subscription, onClose }: CheckSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={subscription !== undefined} onClose={onClose} title={t('ieo.checkTitle')}>
      {subscription !== undefined && <Check key={subscription.subscriptionId} subscription={subscription} />}
    </Sheet>
  );
}

function Check({ subscription }: { readonly subscription: SubscriptionRow }) {
  const t = useMessages();
  const format = useFormat();
  const failureText = useFailureText();
  const { projectId, subscriptionId, allocated, tokenCode, mode, listHash: published } = subscription;
  const project = useCall(getProject, { projectId });
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [result, setResult] = useState<Result>();
  async function check(): Promise<void> {
    if (project.state !== 'ready') return;
    setState('busy');
    try {
      setResult(await checkAllocation(project.data));
      setState('done');
    } catch (thrown) {
      setState('idle');
      toast('error', failureText(asCallError(thrown)));
    }
  }
  return (
    <div className="flex flex-col gap-4 pb-2">
      <p className="text-14 text-fg-2">{t('ieo.checkText')}</p>
      <p className="text-13 text-fg-3">
        {t('ieo.checkRule')}: {t(mode === 'first_come' ? 'ieo.checkRuleFirst' : 'ieo.checkRuleShared')}
      </p>
      <div role="status" className="flex flex-col gap-3">
        {state === 'done' && result === undefined && <Note tone="warn">{t('ieo.checkImpossible')}</Note>}
        {state === 'done' && result !== undefined && (
          <>
            <Verdict isGood={result.isSame && result.hash === published} />
            <Facts>
              <Fact label={t('ieo.checkTitle')}>{t('ieo.checkRows', { count: result.rows })}</Fact>
              <Fact label={t('ieo.hash')}>{t(result.hash === published ? 'ieo.hashSame' : 'ieo.hashOther')}</Fact>
            </Facts>
            <p className="text-13 text-fg-2">
              {t('ieo.checkOwn', {
                number: String(subscriptionId),
                allocated: format.amount(allocated),
                token: tokenCode,
              })}
            </p>
            <p className="text-11 break-all text-fg-3">{result.hash}</p>
          </>
        )}
      </div>
      <Button isWide isBusy={state === 'busy'} isDisabled={project.state !== 'ready'} onClick={() => void check()}>
        {t('ieo.check')}
      </Button>
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
