import { percentOfPpm } from '@candor/money';
import { getInvitationOffer, type OutputOf } from '@candor/api';
import { useDebounced } from '@candor/kit/view';
import { Gift } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Avatar } from '#ui/Avatar.tsx';

const typingMs = 500;

/** The worth of an invitation to both sides, with the one who invites; nothing without a code or an answer. */
export function InvitationOffer({ code }: { readonly code: string }) {
  const asked = useDebounced(code.trim(), typingMs);
  const offer = useCall(getInvitationOffer, { code: asked }, { isEnabled: asked !== '', keepsPrevious: true });
  if (asked === '' || offer.state !== 'ready') return null;
  return <Offer offer={offer.data} />;
}

function Offer({ offer }: { readonly offer: OutputOf<typeof getInvitationOffer> }) {
  const t = useMessages();
  const format = useFormat();
  const { inviter, share, friendOfFees, inviterOfFees, days } = offer;
  if (inviter === undefined) {
    return (
      <p role="status" className="text-13 text-warn">
        {t('entry.invitationUnknown')}
      </p>
    );
  }
  const worth = {
    name: inviter.name,
    friend: format.amount(percentOfPpm(friendOfFees)),
    inviter: format.amount(percentOfPpm(inviterOfFees)),
  };
  return (
    <section role="status" className="flex items-start gap-3 rounded-card bg-accent-soft px-4 py-3">
      <Avatar path={inviter.avatar} name={inviter.name} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-14 font-semibold">
          <span className="truncate">{t('entry.invitedBy', { name: inviter.name })}</span>
          <Gift aria-hidden className="size-4 shrink-0 text-accent" />
        </p>
        <p className="mt-1 text-13 text-fg-2">
          {share === 0
            ? t('entry.invitationGivesNothing')
            : days === undefined
              ? t('entry.invitationGivesBoth', worth)
              : t('entry.invitationGivesBothDays', { ...worth, days: String(days) })}
        </p>
      </div>
    </section>
  );
}
