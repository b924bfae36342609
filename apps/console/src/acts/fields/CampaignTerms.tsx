import { type CouponCampaignRow, listCouponCampaigns, type Meaning } from '@candor/api';
import { formats } from '@candor/kit';
import { useEffect, useId } from 'react';
import { useMessages } from '../../lib/i18n.tsx';
import { useCall } from '../../lib/use-call.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import type { OwnFieldProps } from './own-field.ts';

const { amount } = formats.comma;
const meanings: ReadonlyMap<string, Meaning> = new Map([
  ['share_ppm', 'share'],
  ['life', 'duration'],
]);

/** The terms by the names that the form has which sets them. */
function termsOf(row: CouponCampaignRow): Readonly<Record<string, unknown>> {
  const { kind, market, worth, code, share, amountMin, days, lifeMs, countMax, accountMax, occasion } = row;
  return {
    type: kind,
    market,
    worth: `${amount(worth)} ${code}`,
    share_ppm: share,
    min: `${amount(amountMin)} ${code}`,
    days,
    life: lifeMs,
    count_max: countMax,
    issued: row.issued,
    user_max: accountMax,
    occasion,
    open: row.isOpen,
    rewards: `${amount(row.rewards)} ${code}`,
  };
}

/** The terms of the campaign that is chosen, to be read: their hash is what the form sends. */
export function CampaignTerms({ label, error, hint, value, values, isRefused, onChange }: OwnFieldProps) {
  const t = useMessages();
  const noteId = useId();
  const found = useCall(listCouponCampaigns, {});
  const chosen = found.data?.find(({ campaignId }) => `${campaignId}` === values['campaign_id']);
  const hash = chosen?.termsHash ?? '';
  useEffect(() => {
    if (hash !== value) onChange(hash);
  }, [hash, value, onChange]);
  const { refetch } = found;
  // Refused, they may have changed: they are read anew before they are sent again.
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  const note = error === '' ? hint : error;
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={noteId}>
      <legend className="mb-1 text-12 text-fg-2">{label}</legend>
      <Loaded from={found}>
        {() => {
          if (chosen === undefined) return <p className="text-13 text-fg-3">{t('console.acts.chooseCampaign')}</p>;
          return (
            <div className="rounded-field border border-line p-3" aria-live="polite">
              <Facts of={termsOf(chosen)} meanings={meanings} />
            </div>
          );
        }}
      </Loaded>
      <p id={noteId} className={`text-12 ${error === '' ? 'text-fg-3' : 'text-danger'}`}>
        {note}
      </p>
    </fieldset>
  );
}
