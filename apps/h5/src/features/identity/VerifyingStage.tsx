import { Clock } from 'lucide-react';
import { useNow } from '#hooks/use-now.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { type Identity, levelNames, levelOf } from './identity.ts';
import { RealFrame } from './RealFrame.tsx';

/** The review is under way: since when, and how long it usually takes. The page changes by itself. */
export function VerifyingStage({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  const isPractice = useSite()?.mode !== 'live';
  const nowMs = useNow(1_000);
  const waiting = levelNames.map((name) => levelOf(identity, name)).find(({ state }) => state === 'verifying');
  const sinceMs = waiting?.submittedAtMs;
  return (
    <RealFrame identity={identity}>
      <section className="flex flex-col items-center gap-1 rounded-card border border-line bg-surface px-4 pt-6 pb-3 text-center">
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-warn-soft text-warn">
          <Clock className="size-7" strokeWidth={1.75} />
        </span>
        <div role="status">
          <h2 className="mt-3 text-18 font-semibold">{t('identity.verifying.title')}</h2>
          <p className="text-13 text-fg-2">{t(`identity.verifying.${isPractice ? 'practiceText' : 'text'}`)}</p>
        </div>
        <div className="mt-3 w-full border-t border-line pt-2">
          <Facts>
            {sinceMs !== undefined && (
              <>
                <Fact label={t('identity.verifying.submitted')}>
                  <TimeText atMs={sinceMs} look="moment" />
                </Fact>
                <Fact label={t('identity.verifying.waited')}>{timeLeftText(nowMs - sinceMs)}</Fact>
              </>
            )}
            <Fact label={t('identity.verifying.usually')}>
              {t(`identity.verifying.${isPractice ? 'usuallyPractice' : 'usuallyLive'}`)}
            </Fact>
          </Facts>
        </div>
      </section>
    </RealFrame>
  );
}
