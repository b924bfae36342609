import { cx } from '@candor/kit';
import { Clock, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack, navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import type { Identity } from '../identity.ts';
import { RealSkeleton } from '../RealSkeleton.tsx';
import { useIdentity } from '../use-identity.ts';
import { LimitsTable } from './LimitsTable.tsx';

/**
 * pages/setting/real_mark: the target of an answer of type 998. `from` is the page of the refused action. It shows the
 * requirement, the limits of each level, and the way on or back.
 */
export function RealMarkScreen({ params }: ScreenProps) {
  const tried = params.from === '/pages/fund/withdraw' ? 'withdraw' : 'other';
  const t = useMessages();
  const identity = useIdentity();
  const standing = identity.data && standingOf(identity.data);
  return (
    <Page
      title={t('common.titles.verification')}
      {...(standing !== undefined && { footer: <Ways standing={standing} /> })}
    >
      <Loaded from={identity} skeleton={<RealSkeleton />} failureClass="px-4 pt-4">
        {(data) => (
          <div className="flex flex-col gap-6 px-4 pt-4 pb-[calc(var(--safe-bottom)+1.5rem)]">
            <Need tried={tried} standing={standingOf(data)} />
            <LimitsTable limits={data.limits} realLevel={data.realLevel} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Standing = 'enough' | 'waiting' | 'needed';

function standingOf({ realLevel, next }: Identity): Standing {
  if (realLevel > 0) return 'enough';
  return next === 'wait' ? 'waiting' : 'needed';
}

const signs = {
  enough: { icon: ShieldCheck, ground: 'bg-good-soft text-good' },
  waiting: { icon: Clock, ground: 'bg-warn-soft text-warn' },
  needed: { icon: ShieldAlert, ground: 'bg-accent-soft text-accent' },
} as const;

interface NeedProps {
  readonly tried: 'withdraw' | 'other';
  readonly standing: Standing;
}

function Need({ tried, standing }: NeedProps) {
  const t = useMessages();
  const { icon: Icon, ground } = signs[standing];
  const whys = { withdraw: 'identity.mark.withdrawText', other: 'identity.mark.otherText' } as const;
  return (
    <section className="flex flex-col items-center px-2 pt-4 text-center">
      <span aria-hidden className={cx('grid size-16 place-items-center rounded-full', ground)}>
        <Icon className="size-8" strokeWidth={1.75} />
      </span>
      <h2 className="mt-4 text-18 font-semibold text-balance">
        {standing === 'needed' ? t(`identity.mark.${tried}`) : t(`identity.mark.${standing}`)}
      </h2>
      {standing === 'needed' && (
        <>
          <p className="mt-2 text-14 text-balance text-fg-2">{t(whys[tried])}</p>
          <p className="mt-2 text-14 font-medium text-balance">{t('identity.mark.needs')}</p>
        </>
      )}
    </section>
  );
}

/** On to the verification, or back to the refused action. */
function Ways({ standing }: { readonly standing: Standing }) {
  const t = useMessages();
  const verify = () => navigateTo('/pages/setting/real');
  const back = () => navigateBack();
  return (
    <div className="flex flex-col gap-2">
      {standing === 'enough' ? (
        <Button isWide onClick={back}>
          {t('identity.mark.back')}
        </Button>
      ) : (
        <>
          <Button isWide onClick={verify}>
            {t(standing === 'waiting' ? 'identity.mark.look' : 'identity.mark.start')}
          </Button>
          <Button look="ghost" size="medium" isWide onClick={back}>
            {t('identity.mark.notNow')}
          </Button>
        </>
      )}
    </div>
  );
}
