import { CommandError } from '#ui/CommandError.tsx';
import type { CallError, WithdrawalPreviewRow } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { OpenRecoveryNotice } from '#features/safety/recovery-request/OpenRecoveryNotice.tsx';
import { AddressPart } from '../destination/AddressPart.tsx';
import { CardPart } from '../destination/CardPart.tsx';
import { changesSince, type Seen } from './changes.ts';
import { FirstWithdrawal } from './FirstWithdrawal.tsx';
import { Figures } from './Figures.tsx';
import { ways } from './form-from.ts';
import { longestHold } from './holds.ts';
import { LimitMeter } from './LimitMeter.tsx';
import { ByHandNotice, FiguresNotices, HoldNotice } from './Notices.tsx';
import { isOfAmount, refusalOf } from './problem-places.ts';
import { nextNeed } from './readiness.ts';
import { useWithdrawProblemText } from './use-withdraw-problem-text.ts';
import type { WithdrawPageFacts } from './use-withdraw-facts.ts';
import { ToUserRow } from './ToUserRow.tsx';
import { WayRows } from './WayRows.tsx';
import { WithdrawAmount } from './WithdrawAmount.tsx';
import {
  cardsOf,
  type WithdrawForm,
  type WithdrawProblem,
  type WithdrawSummary,
  withdrawActions,
} from './withdraw-form.ts';

interface WithdrawFieldsProps {
  readonly form: WithdrawForm;
  readonly facts: WithdrawPageFacts;
  readonly summary: WithdrawSummary;
  readonly problems: readonly WithdrawProblem[];
  readonly preview: WithdrawalPreviewRow | undefined;
  /** The reason that the last try failed. */
  readonly error: CallError | undefined;
  /** Leaving one field and entering another are two changes at once, so each builds on the one before. */
  readonly onChange: (act: (form: WithdrawForm) => WithdrawForm) => void;
}

const wayLabels = {
  address: 'withdraw.wayAddress',
  card: 'withdraw.wayBank',
  international_card: 'withdraw.wayInternational',
} as const;

/** Destination, amount, cost, and everything the user should know before. */
export function WithdrawFields({ form, facts, summary, problems, preview, error, onChange }: WithdrawFieldsProps) {
  const t = useMessages();
  const { rails, rail, available, address, destination, fee, receives } = summary;
  const amountProblem = problems.find(isOfAmount);
  const amountText = useWithdrawProblemText(amountProblem, summary, facts.nowMs);
  const hold = longestHold(facts.limits.holds, facts.nowMs);
  const refusal = refusalOf(preview);
  const [seen, setSeen] = useState<Seen>();
  const now = rail && { railId: rail.railId, available, fee };
  return (
    <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
      <SegmentedControl
        label={t('withdraw.ways')}
        items={ways.map((id) => ({ id, label: t(wayLabels[id]) }))}
        value={form.way}
        onChange={(way) => onChange((before) => withdrawActions.chooseWay(before, way))}
      />
      <ToUserRow assetId={rail?.assetId} />
      {nextNeed(facts.met) !== undefined && <FirstWithdrawal facts={facts} />}
      {hold?.reason === 'factor_changed' && <OpenRecoveryNotice />}
      {hold !== undefined && <HoldNotice hold={hold} nowMs={facts.nowMs} />}
      {rail === undefined ? (
        <Note>{t('withdraw.nothingOffered')}</Note>
      ) : (
        <>
          <WayRows
            rails={rails}
            rail={rail}
            availableOf={facts.availableOf}
            onAsset={(assetId) => onChange((before) => withdrawActions.chooseAsset(before, assetId))}
            onRail={(railId) => onChange((before) => withdrawActions.chooseRail(before, railId))}
          />
          <ByHandNotice rail={rail} />
          {form.way === 'address' ? (
            <AddressPart form={form} facts={facts} rail={rail} state={address} onChange={onChange} />
          ) : (
            <CardPart
              form={form}
              rail={rail}
              cards={cardsOf(rail, facts.cards)}
              chosen={destination}
              nowMs={facts.nowMs}
              onChange={onChange}
            />
          )}
          <WithdrawAmount
            key={rail.assetId}
            rail={rail}
            available={available}
            value={form.amount}
            error={amountText}
            onChange={(amount, unreadable) => {
              setSeen(now);
              onChange((before) => withdrawActions.setAmount(before, amount, unreadable));
            }}
            onMax={() => {
              setSeen(now);
              onChange((before) => withdrawActions.takeAll(before, facts));
            }}
          />
          {now !== undefined && form.amount !== '' && (
            <FiguresNotices rail={rail} changes={changesSince(seen, now)} preview={preview} />
          )}
          <Figures rail={rail} receives={receives} />
          {error === undefined && amountText === undefined && refusal !== undefined && (
            <Note tone="danger">{refusal}</Note>
          )}
          <CommandError error={error} />
          {facts.limits.level !== 'none' && <LimitMeter limits={facts.limits} value={preview?.value} />}
        </>
      )}
    </div>
  );
}
