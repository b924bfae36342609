import { BadgeCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import type { Identity } from './identity.ts';
import { GivenFacts } from './parts/GivenFacts.tsx';
import { RealFrame } from './RealFrame.tsx';

/** Both levels are verified. */
export function VerifiedStage({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  return (
    <RealFrame identity={identity}>
      <section className="flex flex-col items-center gap-1 rounded-card border border-line bg-surface px-4 pt-6 pb-3 text-center">
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-good-soft text-good">
          <BadgeCheck className="size-7" strokeWidth={1.75} />
        </span>
        <div role="status">
          <h2 className="mt-3 text-18 font-semibold">{t('identity.verified.title')}</h2>
          <p className="text-13 text-fg-2">{t('identity.verified.text')}</p>
        </div>
        <div className="mt-3 w-full border-t border-line pt-2">
          <GivenFacts identity={identity} name="advanced" />
        </div>
      </section>
    </RealFrame>
  );
}
